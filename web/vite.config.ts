import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { firstLoad } from './scripts/first-load.mjs';
import { rules } from './scripts/rules.mjs';
import { texts } from './scripts/texts.mjs';

// `cargo build` sets where the built client goes; `npm run build` alone uses web/dist.
const outDir = process.env.THAROS_WEB_OUT ?? 'dist';

/** The modules of the table, and all that they share with other pages. Its panels come later. */
const TABLE = /\/node_modules\/|\/src\/(art|i18n|net|parts|table)\/(?!AllActions|Chat|Hints|Menu|OddsPanel|Panels|PassWarning|Piles|PlayerSheet|Shortcuts|UndoStop)[\w.-]+\.(ts|svelte|css)$|\/src\/pages\/(Room|room\/(Running|Curtain))\.svelte|\/src\/(paint|router|settings)[\w.-]+$|scenes\.svg/;
const START = /\/src\/pages\/(Start|start\/\w+)\.svelte/;
/** What runs before them. */
const EARLY = /\/src\/(early|i18n\/texts|net\/(api|first))\.ts$/;

export default defineConfig({
  plugins: [svelte(), texts(), rules(), firstLoad()],
  build: {
    outDir, emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0, cssCodeSplit: true, reportCompressedSize: false,
    // The table is one file, whatever else uses parts of it: twenty small ones take longer to come than to run.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'early', test: EARLY, priority: 2 }, { name: 'tharos', test: TABLE, priority: 1 }, { name: 'start', test: START }] } } },
  },
  // The texts of the game live beside the Rust code that uses the same files.
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: process.env.THAROS_API ?? 'http://127.0.0.1:8080', changeOrigin: false } } },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
