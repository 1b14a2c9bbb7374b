import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Locale } from '../../lib/platform/i18n/locales.ts';
import { notFoundPath, tooManyPath } from '../../lib/request/internal-paths.ts';
import { claimSlugIndexRefresh } from '../../lib/request/shared-slug-index.ts';
import { onResponseEnd } from '../http/on-response-end.ts';
import type { SiteHandler } from '../http/site-handler.ts';
import { countUnknown } from '../request/count-unknown.ts';
import { cacheKey, internalKey, requestDocument, unknownAddressLocale } from './cache-key.ts';
import { pictureKey } from './picture-key.ts';
import { createRefusals } from './refusals.ts';
import { FAILED, type Renewal } from './response-cache.ts';
import type { ResponseCaches } from './response-caches.ts';
import { isReplaceable, sendStale, sendStored } from './send-stored.ts';

/** Has the framework respond; stores a response that visitors share by the renewal, if given. */
export type Render = (
  request: IncomingMessage,
  response: ServerResponse,
  renewal: Renewal | null,
) => Promise<void>;

/**
 * Returns a function that sends a response from memory if that needs no further look, and returns
 * whether it did. The headers are complete, so none need be set before.
 */
export function sendFromMemory({ pages, pictures }: ResponseCaches) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const picture = pictureKey(request);
    const key = picture ?? cacheKey(request);
    const found = key === null ? null : (picture === null ? pages : pictures).peek(key);
    if (found) sendStored(request, response, found);
    return found !== null;
  };
}

/**
 * Returns a handler that sends stored responses, and has the framework make all others with `render`.
 * A request that waited for another one, which failed, is answered by `fail` with the same status.
 */
export function withResponseCache(
  { pages, pictures }: Pick<ResponseCaches, 'pages' | 'pictures'>,
  render: Render,
  fail: (request: IncomingMessage, response: ServerResponse, status: number) => void,
): SiteHandler {
  const refusalOf = createRefusals();

  /** Finds a page, or if it is not stored and the request would be `refused`, the refusal. */
  const findPage = async (key: string | null, refused: Locale | null) => {
    const found = key === null ? null : await pages.find(key);
    if (refused === null || (found && 'stored' in found)) return found;
    if (found?.state === 'miss') found.renewal.end(429);
    return await pages.find(internalKey(tooManyPath(refused)));
  };

  /**
   * Has a response made for a client and, by the renewal, for those after it; sends an earlier one if that
   * fails. `target` is what the client requested, for the log.
   */
  const renew = async (
    request: IncomingMessage,
    response: ServerResponse,
    { renewal, target }: { readonly renewal: Renewal; readonly target: string },
  ) => {
    onResponseEnd(response, () => renewal.end(response.writableEnded ? response.statusCode : null));
    try {
      await render(request, response, renewal);
    } catch (error) {
      if (isReplaceable(renewal) && !response.headersSent) {
        sendStale(request, response, renewal, { target, status: FAILED, error });
        return;
      }
      renewal.end(FAILED);
      throw error;
    }
  };

  return async (request, response) => {
    const target = request.url ?? '';
    const { key, counted } = requestedPage(request);
    const refusal = refusalOf(request);
    if (refusal.locale) requestDocument(request);
    const picture = pictureKey(request);
    const found =
      picture === null ? await findPage(key, refusal.locale) : await pictures.find(picture);
    if (found && 'stored' in found) {
      sendStored(request, response, found);
      return;
    }
    if (found?.state === 'failed') {
      fail(request, response, found.status);
      return;
    }
    onResponseEnd(response, () => refusal.remember(response));
    if (!found) return await render(request, response, null);
    // The middleware counts the requests that it receives.
    if (counted) await counted.takeBack();
    // The page is stored with all its headers; its body is not sent to this client.
    if (picture === null && request.method === 'HEAD') request.method = 'GET';
    await renew(request, response, { renewal: found.renewal, target });
  };
}

/**
 * Returns the key of the page that a request is for, `null` if visitors do not share it. An address that
 * certainly has no page is counted for its client: it is for the page that says so, or that there were too
 * many.
 */
function requestedPage(request: IncomingMessage) {
  const unknown = unknownAddressLocale(request);
  if (unknown) requestDocument(request);
  if (!unknown || claimSlugIndexRefresh()) return { key: cacheKey(request), counted: null };
  const counted = countUnknown(request);
  return { key: internalKey((counted ? notFoundPath : tooManyPath)(unknown)), counted };
}
