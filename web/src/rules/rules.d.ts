// Made by scripts/rules.mjs from docs/rules.md and its translations.
declare module 'virtual:rules/*' {
  const rules: import('./book').Rules;
  export default rules;
}
