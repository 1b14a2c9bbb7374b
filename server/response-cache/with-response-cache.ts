import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Locale } from '../../lib/platform/i18n/locales.ts';
import { log } from '../../lib/platform/log/log.ts';
import { notFoundPath, tooManyPath } from '../../lib/request/internal-paths.ts';
import { mustReadSlugIndex } from '../../lib/request/shared-slug-index.ts';
import { countUnknown } from '../count-unknown.ts';
import { onResponseEnd } from '../on-response-end.ts';
import type { SiteHandler } from '../site-server.ts';
import { cacheKey, internalKey, requestDocument, unknownAddressLocale } from './cache-key.ts';
import { pictureKey } from './picture-key.ts';
import { createRefusals } from './refusals.ts';
import type { Renewal } from './response-cache.ts';
import type { ResponseCaches } from './response-caches.ts';
import { sendStored } from './send-stored.ts';

/** Has the framework respond; stores a response that visitors share by the renewal, if given. */
export type Render = (
  request: IncomingMessage,
  response: ServerResponse,
  renewal: Renewal | null,
) => Promise<void>;

/** Returns a handler that sends stored responses, and has the framework make all others. */
export function withResponseCache(
  { pages, pictures }: ResponseCaches,
  render: Render,
): SiteHandler {
  const refusalOf = createRefusals();

  /** Finds a page, or if it is not stored and the request would be `refused`, the refusal. */
  const findPage = async (key: string | null, refused: Locale | null) => {
    const found = key === null ? null : await pages.find(key);
    if (refused === null || (found && found.state !== 'miss')) return found;
    found?.renewal.end(429);
    return await pages.find(internalKey(tooManyPath(refused)));
  };

  return async (request, response) => {
    const unknown = unknownAddressLocale(request);
    if (unknown) requestDocument(request);
    const isCertain = unknown && !mustReadSlugIndex();
    const counted = isCertain && countUnknown(request);
    const key = isCertain
      ? internalKey((counted ? notFoundPath : tooManyPath)(unknown))
      : cacheKey(request);
    const refusal = refusalOf(request);
    const picture = pictureKey(request);
    const found =
      picture === null ? await findPage(key, refusal.locale) : await pictures.find(picture);
    if (found && found.state !== 'miss') {
      sendStored(request, response, found.stored, found.state);
      return;
    }
    onResponseEnd(response, () => refusal.remember(response));
    if (!found) return await render(request, response, null);
    // The middleware counts the requests that it receives.
    if (counted) await counted.takeBack();
    const { renewal } = found;
    onResponseEnd(response, () => renewal.end(response.statusCode));
    try {
      await render(request, response, renewal);
    } catch (error) {
      renewal.end(500);
      if (!renewal.previous || response.headersSent) throw error;
      log('warning', 'response.stale', { path: request.url, error: String(error) });
      sendStored(request, response, renewal.previous, 'stale');
    }
  };
}
