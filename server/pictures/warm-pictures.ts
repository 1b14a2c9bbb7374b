import { LRUCache } from 'lru-cache';
import type { PictureRequest } from './request-rendering.ts';

/** Pictures that are known to be rendered, and pictures that may wait. */
const MAX_PICTURES = 10_000;

/** In ms, after a picture that could not be rendered: the content service may be down or full. */
const PAUSE_AFTER_FAILURE_MS = 5000;

/** How often it is checked whether visitors still wait, in ms. */
const CHECK_MS = 100;

interface Renderer {
  /** Has a picture rendered; returns whether a visitor would receive it at once. */
  readonly render: (picture: PictureRequest) => Promise<boolean>;
  /** Whether visitors wait for the server. */
  readonly isBusy: () => boolean;
  /** Waits for some ms. */
  readonly pause: (ms: number) => Promise<unknown>;
}

/** Has pictures rendered, except those known to be; resolves when none is waiting. */
export type WarmPictures = (pictures: Iterable<PictureRequest>) => Promise<void>;

/**
 * Returns a function that has pictures rendered before visitors request them, one after the other, and
 * none while visitors wait for the server. Each is requested once, unless 10,000 others were since. A
 * picture that cannot be rendered is left to the visitors who request it.
 */
export function createPictureWarmer({ render, isBusy, pause }: Renderer): WarmPictures {
  const rendered = new LRUCache<string, true>({ max: MAX_PICTURES });
  const waiting = new Map<string, PictureRequest>();
  let work: Promise<void> | null = null;

  async function renderWaiting(): Promise<void> {
    // Includes those that are added in the meantime.
    for (const [key, picture] of waiting) {
      while (isBusy()) await pause(CHECK_MS);
      const isRendered = await render(picture);
      waiting.delete(key);
      if (isRendered) rendered.set(key, true);
      else await pause(PAUSE_AFTER_FAILURE_MS);
    }
    work = null;
  }

  return async (pictures) => {
    for (const picture of pictures) {
      const key = `${picture.browsers} ${picture.path}`;
      if (waiting.size < MAX_PICTURES && !rendered.has(key)) waiting.set(key, picture);
    }
    // With none waiting, it would end before the assignment, and never be started again.
    if (waiting.size > 0) work ??= renderWaiting();
    await work;
  };
}
