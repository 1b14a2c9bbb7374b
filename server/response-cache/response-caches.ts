import { type RememberPage, rememberPages } from './finished-pages.ts';
import { ResponseCache } from './response-cache.ts';

/** The caches in memory. */
export interface ResponseCaches {
  readonly pages: ResponseCache;
  readonly pictures: ResponseCache;
  /** Finds pages by what the framework has returned, also those that are stored at no address. */
  readonly remember: RememberPage;
}

/** Of all the memory, so that pictures, which are more bytes, evict no pages. */
const SHARE_OF_PICTURES = 1 / 4;
/** Of all the memory: most of these pages are the same objects as those stored at an address. */
const SHARE_OF_REMEMBERED = 1 / 8;
/** Of the memory for pictures: some formats of large ones take several megabytes. */
const MAX_ENTRY_SHARE = 1 / 16;

const SECOND_MS = 1000;
/**
 * The picture at an address never changes, but an editor can delete it. Each check costs as much as
 * ten stored pictures.
 */
const MINUTE_MS = 60 * SECOND_MS;

/** Returns empty caches that take `maxBytes` together. */
export function createResponseCaches(maxBytes: number): ResponseCaches {
  const maxPictureBytes = Math.ceil(SHARE_OF_PICTURES * maxBytes);
  const maxRememberedBytes = Math.ceil(SHARE_OF_REMEMBERED * maxBytes);
  const maxPageBytes = maxBytes - maxPictureBytes - maxRememberedBytes;
  return {
    pages: new ResponseCache({ maxBytes: maxPageBytes, freshMs: SECOND_MS }),
    remember: rememberPages(maxRememberedBytes),
    pictures: new ResponseCache({
      maxBytes: maxPictureBytes,
      maxEntryBytes: Math.ceil(MAX_ENTRY_SHARE * maxPictureBytes),
      freshMs: MINUTE_MS,
    }),
  };
}
