// Made by scripts/texts.mjs.
declare module 'virtual:texts/*' {
  const messages: import('@fluent/bundle').FluentResource['body'];
  export default messages;
}

declare module 'virtual:languages' {
  type Texts = () => Promise<{ default: import('@fluent/bundle').FluentResource['body'] }>;
  /** What each language calls itself. */
  export const NAMES: Record<string, string>;
  export const TEXTS: Record<string, Texts>;
  /** Texts that are only fetched when a page asks for them. */
  export const APART: Record<'analysis' | 'coach' | 'cups' | 'daily' | 'guide' | 'ladder' | 'learn' | 'lessons' | 'operator' | 'plan' | 'puzzle' | 'puzzles' | 'rules' | 'settings', Record<string, Texts>>;
}
