// A second page, `table.html`: the same as the first, but it names the files of the table, so that whoever opens a game
// gets them all at once instead of one after the other. The server sends it for the address of a table.

/** The screens a table needs; what they import comes along. */
const SCREENS = ['/pages/Room.svelte', '/pages/room/Running.svelte'];

/** @returns {import('vite').Plugin} */
export function tablePage() {
  return {
    name: 'tharos-table-page',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('the page is missing');
        const html = String(page.source);
        /** @type {Set<string>} */
        const scripts = new Set();
        /** @type {Set<string>} */
        const styles = new Set();
        /** @param {string} name */
        const add = (name) => {
          const chunk = bundle[name];
          if (chunk?.type !== 'chunk' || scripts.has(name)) return;
          scripts.add(name);
          for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
          chunk.imports.forEach(add);
        };
        for (const screen of SCREENS) {
          const chunk = Object.values(bundle).find((one) => one.type === 'chunk' && one.facadeModuleId?.endsWith(screen));
          if (!chunk) throw new Error(`${screen} is not a file of its own`);
          add(chunk.fileName);
        }
        const links = [
          ...[...styles].map((name) => `<link rel="stylesheet" crossorigin href="/${name}">`),
          ...[...scripts].map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`),
        ].filter((link) => !html.includes(link.match(/href="([^"]+)"/)?.[1] ?? ''));
        this.emitFile({ type: 'asset', fileName: 'table.html', source: html.replace('</head>', `  ${links.join('\n    ')}\n  </head>`) });
      },
    },
  };
}
