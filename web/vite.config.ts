import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import client from './package.json' with { type: 'json' };
import { compressed } from './scripts/compressed.mjs';
import { firstLoad } from './scripts/first-load.mjs';
import { noticed } from './scripts/noticed.mjs';
import { offline } from './scripts/offline.mjs';
import { rules } from './scripts/rules.mjs';
import { texts } from './scripts/texts.mjs';

// `cargo build` sets where the built client goes; `npm run build` alone uses web/dist.
const outDir = process.env.THAROS_WEB_OUT ?? 'dist';

/** Which file a module goes to. The table is one file, with all that it shares with other pages: twenty small ones take longer to come than to run. */
const FILES = [
  // A file of its own: Svelte creates an Error at start-up, and for its stack the browser, at least with a debugger attached,
  // scans the whole file again.
  { name: 'svelte', test: /\/node_modules\/svelte\//, priority: 2 },
  // Panels open over the table, so they come after it.
  { name: 'tharos', test: /\/node_modules\/(?!uqr\/|workbox)|\/src\/(art|board|i18n|net|net\/device|parts|table)\/[\w.-]+\.(ts|svelte|css)$|\/src\/pages\/(Room|room\/(Running|Curtain))\.svelte|\/src\/(paint|router|settings)[\w.-]+$|rules\/facts\.ts|scenes\.svg|virtual:languages|\/locales\/\w+\/guests\.json/, priority: 1 },
  { name: 'start', test: /\/src\/pages\/(Start|start\/\w+)\.svelte/ },
];
/** The server finds the texts of a language by their name. */
const named = ({ facadeModuleId }: { facadeModuleId?: string | null }) => `assets/${/virtual:texts\/\w+$/.test(facadeModuleId ?? '') ? 'texts-' : ''}[name]-[hash].js`;

export default defineConfig({
  plugins: [svelte(), texts(), rules(), firstLoad(['svelte', 'tharos']), noticed(), offline(), compressed()],
  define: { __BUILD__: JSON.stringify(client.version) },
  // The page names its files from the root, so that it can be opened at any place inside the client; the files find each other
  // wherever they lie, as those of `tharos site` may.
  experimental: { renderBuiltUrl: (file, { hostType }) => (hostType === 'html' ? `/${file}` : { relative: true }) },
  worker: { format: 'es' },
  build: {
    outDir, emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0, cssCodeSplit: true, reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: FILES }, chunkFileNames: named } },
  },
  // The texts of the game live beside the Rust code that uses the same files.
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: process.env.THAROS_API ?? 'http://127.0.0.1:8080', changeOrigin: false } } },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
