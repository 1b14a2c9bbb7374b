/**
 * Returns state that all bundles of the server process share, and creates it on first use. Next.js
 * gives middleware, pages and instrumentation separate instances of a module, so a module variable
 * would exist several times.
 */
export function processState<State extends object>(name: string, create: () => State): State {
  const key = Symbol.for(`beer-museum.${name}`);
  const existing: unknown = Reflect.get(globalThis, key);
  if (existing) return existing as State;
  const state = create();
  Reflect.set(globalThis, key, state);
  return state;
}
