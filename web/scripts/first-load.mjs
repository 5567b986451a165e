// How the first load arrives: `src/early.ts` has a file of its own, which the page names before all others, so that it runs as
// soon as it is there; and the browser is told to prepare all of the client while it comes, beside what the page does.

const EARLY = '/src/early.ts';
const PREPARE = '//# allFunctionsCalledOnLoad\n';

/** @returns {import('vite').Plugin} */
export function firstLoad() {
  return {
    name: 'tharos-first-load',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) if (file.type === 'chunk' && file.name === 'tharos') file.code = PREPARE + file.code;
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const file = Object.values(bundle ?? {}).find((one) => one.type === 'chunk' && one.moduleIds.some((id) => id.endsWith(EARLY)));
        if (!file) throw new Error(`${EARLY} is missing`);
        // Before the main script has run there is nothing to paint.
        return {
          html: html.replace('<script type="module" ', '<script type="module" blocking="render" '),
          tags: [{ tag: 'script', attrs: { type: 'module', async: true, crossorigin: true, src: `/${file.fileName}` }, injectTo: 'head-prepend' }],
        };
      },
    },
  };
}
