import { AsyncLocalStorage } from 'node:async_hooks';

/** The cache tags of the page with which the framework responds to a request. */
export interface PageTags {
  /** Null until the framework has read the page from its cache, or has stored it there. */
  current: ReadonlySet<string> | null;
}

const storage = new AsyncLocalStorage<PageTags>();

/** Calls a function in which the framework responds to a request; returns the tags it reports. */
export function collectTags<Result>(tags: PageTags, respond: () => Result): Result {
  return storage.run(tags, respond);
}

/** Reports the tags of a page that the framework has read from its cache or stored there. */
export function reportTags(tags: readonly string[]): void {
  const collected = storage.getStore();
  if (collected) collected.current = new Set(tags);
}
