// What this copy of the client has: a server behind it, or nothing but files (`tharos site`), and what the browser can do.

export const edition = {
  /** Whether a server answers under this address at all. */
  server: globalThis.document?.documentElement?.dataset.edition !== 'site',
  /** Whether tables can be kept and played on this device. */
  device: 'WebAssembly' in globalThis && 'indexedDB' in globalThis && 'Worker' in globalThis,
};
