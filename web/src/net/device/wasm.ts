// The tables of this device: rules, bots and table as WebAssembly, talked to in JSON (`crates/worker`). It has no clock, no luck
// and no storage of its own.

export interface Write {
  id: string;
  doc: Record<string, unknown> & { seq: number; phase: string };
  lines: { seq: number; at: number; line: unknown }[];
}

export interface Answer {
  status: number;
  body?: unknown;
  writes?: Write[];
  need?: string;
}

interface Exports {
  memory: WebAssembly.Memory;
  room(length: number): number;
  call(): number;
  at(): number;
}

/** Sends a message, and reads the answer. */
export type Tell = (message: object) => Answer;

export async function load(source: Response | Promise<Response> | BufferSource): Promise<Tell> {
  const made = source instanceof Promise || source instanceof Response ? await streamed(await source) : await WebAssembly.instantiate(source);
  const { memory, room, call, at } = made.instance.exports as unknown as Exports;
  const [encoder, decoder] = [new TextEncoder(), new TextDecoder()];
  return (message) => {
    const bytes = encoder.encode(JSON.stringify(message));
    const place = room(bytes.length);
    new Uint8Array(memory.buffer, place, bytes.length).set(bytes);
    const length = call();
    return JSON.parse(decoder.decode(new Uint8Array(memory.buffer, at(), length))) as Answer;
  };
}

/** Some hosts of plain files do not know what the file is; then it is compiled once it is all there. */
async function streamed(response: Response): Promise<WebAssembly.WebAssemblyInstantiatedSource> {
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response.headers.get('content-type')?.startsWith('application/wasm')
    ? WebAssembly.instantiateStreaming(response)
    : WebAssembly.instantiate(await response.arrayBuffer());
}
