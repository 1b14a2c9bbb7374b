import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { splitTarget } from '../../lib/platform/http/split-target.ts';
import type { Locale } from '../../lib/platform/i18n/locales.ts';
import { hiddenQuery } from '../../lib/request/forwarded-query.ts';
import { tooManyPaths } from '../../lib/request/internal-paths.ts';
import { localeInPlaceOf } from '../../lib/routing/locale-of-path.ts';
import { senderOfRequest } from '../http/client-address.ts';

/** How a request is refused. */
interface Refusal {
  /** The language of the page with which to refuse it; null if the framework has to respond. */
  readonly locale: Locale | null;
  /** Remembers the framework's response to the request if it refuses it. */
  remember(response: ServerResponse): void;
}

/** How long a refusal is repeated before the middleware counts again, in ms. */
const REPEATED_MS = 5000;
/** Characters of all remembered keys, each with an allowance for its entry; a path may have 16 KB. */
const MAX_REMEMBERED_CHARACTERS = 1024 * 1024;
const ENTRY = 200;

/**
 * Returns a function that remembers for `REPEATED_MS` which requests the framework has refused
 * because their sender is over a limit. A refusal holds for the same sender and path, with or
 * without a query: a filtered list is limited, the list itself is not.
 */
export function createRefusals(): (request: IncomingMessage) => Refusal {
  const refused = new LRUCache<string, true>({
    ttl: REPEATED_MS,
    maxSize: MAX_REMEMBERED_CHARACTERS,
    sizeCalculation: (_, key) => key.length + ENTRY,
  });
  return (request) => {
    const { method, url = '' } = request;
    const { path } = splitTarget(url);
    const key = `${senderOfRequest(request)} ${method} ${path}${hiddenQuery(request) === '' ? '' : '?'}`;
    return {
      locale: refused.has(key) ? localeInPlaceOf(path) : null,
      remember(response) {
        // For the router's requests, the framework adds its parameter to the path.
        const rewrittenTo = splitTarget(String(response.getHeader('X-Middleware-Rewrite')));
        if (response.statusCode === 429 && tooManyPaths.includes(rewrittenTo.path)) {
          refused.set(key, true);
        }
      },
    };
  };
}
