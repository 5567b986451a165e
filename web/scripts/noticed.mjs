// The packages whose code the client contains. A build that contains others fails: their notices would be missing.

const IN_PAGES = ['@fluent/bundle', 'clsx', 'svelte', 'uqr'];
/** Worker and service worker are built apart, where nothing looks. */
const IN_WORKERS = ['idb', 'workbox-core', 'workbox-precaching', 'workbox-routing', 'workbox-strategies'];
/** `scripts/notices.mjs` writes their notices into public/notices.txt. */
export const CONTAINED = [...IN_PAGES, ...IN_WORKERS];

/** @returns {import('vite').Plugin} */
export function noticed() {
  return {
    name: 'tharos-noticed',
    apply: 'build',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const contained = new Set(modules.flatMap((id) => id.match(/.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//)?.[1] ?? []));
      const found = [...contained].sort().join(', ');
      if (found !== IN_PAGES.join(', ')) this.error(`the client contains ${found}: say so in scripts/noticed.mjs, then node scripts/notices.mjs`);
    },
  };
}
