import { ResponseCache } from './response-cache.ts';

/** What is stored in memory. */
export interface ResponseCaches {
  readonly pages: ResponseCache;
  readonly pictures: ResponseCache;
}

/** Of the memory for both, so that pictures, which are more bytes, evict no pages. */
const SHARE_OF_PICTURES = 1 / 4;
/** Of the memory for pictures: some formats of large ones take several megabytes. */
const MOST_SHARE_OF_ONE = 1 / 16;

const SECOND_MS = 1000;
/**
 * The picture at an address never changes, but an editor can delete it. Each check costs as much as
 * ten stored pictures.
 */
const MINUTE_MS = 60 * SECOND_MS;

/** Returns empty caches that take `mostBytes` together. */
export function createResponseCaches(mostBytes: number): ResponseCaches {
  const mostOfPictures = Math.ceil(SHARE_OF_PICTURES * mostBytes);
  return {
    pages: new ResponseCache({ mostBytes: mostBytes - mostOfPictures, freshMs: SECOND_MS }),
    pictures: new ResponseCache({
      mostBytes: mostOfPictures,
      mostBytesOfOne: Math.ceil(MOST_SHARE_OF_ONE * mostOfPictures),
      freshMs: MINUTE_MS,
    }),
  };
}
