import { LRUCache } from 'lru-cache';

/** Addresses that are known to be rendered, and addresses that may wait. */
const MAX_ADDRESSES = 10_000;

/** In ms, after a picture that could not be rendered: the content service may be down or full. */
const PAUSE_AFTER_FAILURE_MS = 5000;

/** How often it is checked whether visitors still wait, in ms. */
const CHECK_MS = 100;

interface Renderer {
  /** Has the picture at an address rendered; returns whether a visitor would receive it at once. */
  readonly render: (path: string) => Promise<boolean>;
  /** Whether visitors wait for the server. */
  readonly isBusy: () => boolean;
  /** Waits for some ms. */
  readonly pause: (ms: number) => Promise<unknown>;
}

/** Has the pictures at some addresses rendered that are not; resolves when none is left. */
export type WarmPictures = (paths: Iterable<string>) => Promise<void>;

/**
 * Returns a function that has pictures rendered before visitors request them, one after the other, and
 * none while visitors wait for the server. Each address is requested once, unless 10,000 others were
 * since. A picture that cannot be rendered is left to the visitors who request it.
 */
export function createPictureWarmer({ render, isBusy, pause }: Renderer): WarmPictures {
  const rendered = new LRUCache<string, true>({ max: MAX_ADDRESSES });
  const waiting = new Set<string>();
  let work: Promise<void> | null = null;

  async function renderWaiting(): Promise<void> {
    // Includes those that are added in the meantime.
    for (const path of waiting) {
      while (isBusy()) await pause(CHECK_MS);
      const isRendered = await render(path);
      waiting.delete(path);
      if (isRendered) rendered.set(path, true);
      else await pause(PAUSE_AFTER_FAILURE_MS);
    }
    work = null;
  }

  return async (paths) => {
    for (const path of paths) {
      if (waiting.size < MAX_ADDRESSES && !rendered.has(path)) waiting.add(path);
    }
    // With none waiting, it would end before the assignment, and never be started again.
    if (waiting.size > 0) work ??= renderWaiting();
    await work;
  };
}
