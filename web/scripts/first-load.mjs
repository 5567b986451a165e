// How the first load is read: the browser is told to prepare all of the files that everything waits for while they come,
// beside what the page does, and to paint nothing before the main script has run.

const PREPARE = '//# allFunctionsCalledOnLoad\n';

/**
 * @param {readonly string[]} names The files to prepare.
 * @returns {import('vite').Plugin}
 */
export function firstLoad(names) {
  return {
    name: 'tharos-first-load',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) if (file.type === 'chunk' && names.includes(file.name)) file.code = PREPARE + file.code;
      },
    },
    transformIndexHtml: { order: 'post', handler: (html) => html.replace('<script type="module" ', '<script type="module" blocking="render" ') },
  };
}
