// Made by scripts/texts.ts.
declare module 'virtual:texts/*' {
  const fluent: string;
  export default fluent;
}
