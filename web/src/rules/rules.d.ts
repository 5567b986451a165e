// Made by scripts/rules.mjs from docs/rules.md and its translations.
declare module 'virtual:rules/*' {
  const rules: import('./book').Rules;
  export default rules;
}

declare module 'virtual:rules-list' {
  const files: Record<string, () => Promise<{ default: import('./book').Rules }>>;
  export default files;
}
