// The service worker: src/offline/sw.ts as a file of its own beside the page, with the list of all files it keeps.
import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const SOURCE = fileURLToPath(new URL('../src/offline/sw.ts', import.meta.url));
/** What nobody needs without a network: pictures for a shop window, notices, what is compressed for the server. */
const LEFT_OUT = /\.(br|map)$|^(screenshots|share)\/|^(sw\.js|notices\.txt)$/;

/** @param {string} folder */
async function files(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  return names.filter((name) => !LEFT_OUT.test(name)).sort();
}

/** @returns {import('vite').Plugin} */
export function offline() {
  return {
    name: 'tharos-offline',
    apply: 'build',
    writeBundle: {
      order: 'pre',
      sequential: true,
      async handler({ dir = '' }) {
        const list = await Promise.all(
          (await files(dir)).map(async (url) => {
            // Files under `assets` have their revision in their name.
            const revision = url.startsWith('assets/') ? null : createHash('sha256').update(await readFile(join(dir, url))).digest('hex').slice(0, 16);
            return { url, revision };
          }),
        );
        await build({
          configFile: false,
          logLevel: 'warn',
          define: { __FILES__: JSON.stringify(list), 'process.env.NODE_ENV': '"production"' },
          build: { outDir: dir, emptyOutDir: false, copyPublicDir: false, target: 'es2022', rolldownOptions: { input: SOURCE, output: { format: 'iife', entryFileNames: 'sw.js' } } },
        });
      },
    },
  };
}
