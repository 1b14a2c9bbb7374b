/**
 * State that every bundle of the server process shares. The framework gives middleware, pages and
 * instrumentation separate instances of a module, so module variables would be kept several times.
 */
export function processState<State extends object>(name: string, create: () => State): State {
  const key = Symbol.for(`beer-museum.${name}`);
  const existing: unknown = Reflect.get(globalThis, key);
  if (existing) return existing as State;
  const state = create();
  Reflect.set(globalThis, key, state);
  return state;
}
