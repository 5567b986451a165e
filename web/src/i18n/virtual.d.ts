// Made by scripts/texts.mjs.
declare module 'virtual:texts/*' {
  const messages: import('@fluent/bundle').FluentResource['body'];
  export default messages;
}
