import { AsyncLocalStorage } from 'node:async_hooks';

/** The cache tags of the page with which the framework responds to a request. */
export interface PageTags {
  /** Null until the framework has read the page from its cache, or has stored it there. */
  current: ReadonlySet<string> | null;
}

/** The reports of the page cache while the framework responds to a request. */
interface Reports {
  readonly tags: PageTags;
  /** Called when the framework has rendered a page for the request, which may be after the response. */
  readonly onRendered: () => void;
}

const storage = new AsyncLocalStorage<Reports>();

/**
 * Calls a function in which the framework responds to a request, and collects what the page cache
 * reports meanwhile.
 */
export function collectReports<Result>(reports: Reports, respond: () => Result): Result {
  return storage.run(reports, respond);
}

/** Reports that the framework has rendered a page, because it was not stored. */
export function reportRendering(): void {
  storage.getStore()?.onRendered();
}

/** Reports the tags of a page that the framework has read from its cache or stored there. */
export function reportTags(tags: readonly string[]): void {
  const collected = storage.getStore();
  if (collected) collected.tags.current = new Set(tags);
}
