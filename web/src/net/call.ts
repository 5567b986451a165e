// One request to the server, typed by its own description of paths, bodies and answers.
import type { ErrorCode, paths, Problem as Told } from './openapi';

/** What the server says, or that it says nothing. */
export type Failure = Omit<Told, 'error'> & { error: ErrorCode | 'offline' };

export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly failure: Failure,
  ) {
    super(failure.message);
  }
}

type Method = 'get' | 'post' | 'patch' | 'delete';
/** The paths that know this method. */
type Path<M extends Method> = { [P in keyof paths]: paths[P][M] extends { responses: unknown } ? P : never }[keyof paths];
type Part<T, K extends string, Otherwise> = T extends { [k in K]: infer V } ? V : Otherwise;
type Json<T> = Part<Part<T, 'content', unknown>, 'application/json', never>;
type Parameters<O> = Part<O, 'parameters', unknown>;
/** What a request says: the parts of its path, what follows the question mark, its body. */
type Said<O> = (Parameters<O> extends { path: infer V } ? V : unknown)
  & (Parameters<O> extends { query?: infer V } ? ([V] extends [undefined] ? unknown : { query?: V }) : unknown)
  & (O extends { requestBody: infer B } ? { body: Json<B> } : unknown);
type Answer<O> = Part<O, 'responses', unknown> extends { 200: infer A } ? Json<A> : void;

export async function call<M extends Method, P extends Path<M>>(method: M, path: P, said: Said<paths[P][M]>): Promise<Answer<paths[P][M]>> {
  const { query, body, ...places } = said as { query?: Record<string, unknown>; body?: unknown } & Record<string, unknown>;
  let answer: Response;
  try {
    answer = await fetch(address(path, places, query), {
      method: method.toUpperCase(),
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Problem(0, { error: 'offline', message: 'the server does not answer' });
  }
  type Wanted = Answer<paths[P][M]>;
  if (answer.status === 204) return undefined as Wanted;
  const content: unknown = await answer.json().catch(() => null);
  if (!answer.ok) {
    const failure = content as Failure | null;
    throw new Problem(answer.status, failure?.error ? failure : { error: 'unavailable', message: answer.statusText });
  }
  return content as Wanted;
}

/** A path of the description with its parts filled in. */
export function address(path: keyof paths, places: Record<string, unknown>, query: Record<string, unknown> = {}): string {
  const said = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const after = said.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join('&');
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(places[name]))) + (after && `?${after}`);
}
