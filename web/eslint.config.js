import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import { configs, parser } from 'typescript-eslint';

// What the compilers do not find. Types are checked by svelte-check.
export default [
  { ignores: ['dist/', 'types/', 'test-results/', 'src/net/generated/'] },
  js.configs.recommended,
  ...configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node, ...globals.serviceworker } } },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser } } },
  {
    rules: {
      // The compiler knows better what there is.
      'no-undef': 'off',
      // Lists that never change order need no key; maps that nobody watches need no reactivity; a space may be written as {' '}.
      'svelte/require-each-key': 'off',
      'svelte/prefer-svelte-reactivity': 'off',
      'svelte/no-useless-mustaches': 'off',
      // What svelte-check warns of is ignored for svelte-check.
      'svelte/no-unused-svelte-ignore': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },
  // Playwright hands in nothing by an empty pattern.
  { files: ['e2e/**'], rules: { 'no-empty-pattern': 'off' } },
];
