// Every file of the client once more as small as it gets, so that the server need not compress it for each visitor.
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const compress = promisify(brotliCompress);
const SMALLER = /\.(js|css|svg|html|txt|webmanifest|wasm|net)$/;

/** @returns {import('vite').Plugin} */
export function compressed() {
  return {
    name: 'tharos-compressed',
    apply: 'build',
    // Not before: another plugin may still change what is written.
    writeBundle: {
      order: 'post',
      async handler({ dir = '' }) {
        const files = (await readdir(dir, { recursive: true })).filter((file) => SMALLER.test(file));
        await Promise.all(files.map(async (file) => writeFile(join(dir, `${file}.br`), await compress(await readFile(join(dir, file))))));
      },
    },
  };
}
