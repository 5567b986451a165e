// One request, typed by the server's own description of paths, bodies and answers.
import type { Method } from './transport';
import type { paths } from './types';
import { transportOf } from './where';

export { Problem, type Failure } from './transport';

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

export async function call<M extends Method, P extends Path<M>>(method: M, path: P, said: Said<paths[P][M]>, by?: 'server' | 'device'): Promise<Answer<paths[P][M]>> {
  const { query, body, ...places } = said as { query?: Record<string, unknown>; body?: unknown } & Record<string, unknown>;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(places[name])));
  return (await transportOf(places.id, by).ask({ method, path: filled, query, body })) as Answer<paths[P][M]>;
}
