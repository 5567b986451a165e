import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { rules } from './scripts/rules.mjs';
import { tablePage } from './scripts/table-page.mjs';
import { texts } from './scripts/texts.mjs';

// `cargo build` sets where the built client goes; `npm run build` alone uses web/dist.
const outDir = process.env.THAROS_WEB_OUT ?? 'dist';

export default defineConfig({
  plugins: [svelte(), texts(), rules(), tablePage()],
  build: { outDir, emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0, cssCodeSplit: true, reportCompressedSize: false },
  // The texts of the game live beside the Rust code that uses the same files.
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: process.env.THAROS_API ?? 'http://127.0.0.1:8080', changeOrigin: false } } },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
