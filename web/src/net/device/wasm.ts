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
  network?: Network;
}

/** What bots judge by: games of one player, or of more. */
export type Network = 'solo' | 'table';
export type FetchNetwork = (network: Network) => Promise<Uint8Array>;

interface Exports {
  memory: WebAssembly.Memory;
  room(length: number): number;
  call(): number;
  at(): number;
  network(solo: boolean): number;
}

export interface Program {
  /** Sends a message, and reads the answer. */
  tell(message: object): Answer;
  /** The same; a network that it takes is fetched first. */
  ask(message: object): Promise<Answer>;
}

export async function load(source: Response | Promise<Response> | BufferSource, fetchNetwork: FetchNetwork): Promise<Program> {
  const made = source instanceof Promise || source instanceof Response ? await streamed(await source) : await WebAssembly.instantiate(source);
  const { memory, room, call, at, network } = made.instance.exports as unknown as Exports;
  const [encoder, decoder] = [new TextEncoder(), new TextDecoder()];
  const write = (bytes: Uint8Array): void => {
    const place = room(bytes.length);
    new Uint8Array(memory.buffer, place, bytes.length).set(bytes);
  };
  const tell = (message: object): Answer => {
    write(encoder.encode(JSON.stringify(message)));
    const length = call();
    return JSON.parse(decoder.decode(new Uint8Array(memory.buffer, at(), length))) as Answer;
  };
  const ask = async (message: object): Promise<Answer> => {
    const answer = tell(message);
    if (!answer.network) return answer;
    write(await fetchNetwork(answer.network));
    if (!network(answer.network === 'solo')) throw new Error(`${answer.network}: this is no network`);
    return ask(message);
  };
  return { tell, ask };
}

/** Some hosts of plain files do not know what the file is; then it is compiled once it is all there. */
async function streamed(response: Response): Promise<WebAssembly.WebAssemblyInstantiatedSource> {
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response.headers.get('content-type')?.startsWith('application/wasm')
    ? WebAssembly.instantiateStreaming(response)
    : WebAssembly.instantiate(await response.arrayBuffer());
}
