import type { IncomingMessage, ServerResponse } from 'node:http';
import { CLIENT_ADDRESS_HEADER, senderOfAddress } from '../../lib/platform/http/sender.ts';
import { log } from '../../lib/platform/log/log.ts';
import { serverCount } from '../../lib/request/rate-limit/server-count.ts';
import { onResponseEnd } from '../on-response-end.ts';
import type { SiteHandler } from '../site-server.ts';
import { cacheKey } from './cache-key.ts';
import type { Renewal, ResponseCache, StoredResponse } from './response-cache.ts';
import { sendStored } from './send-stored.ts';

/** Has the framework respond; stores a response that visitors share by the renewal, if given. */
export type Render = (
  request: IncomingMessage,
  response: ServerResponse,
  renewal: Renewal | null,
) => Promise<void>;

/** Returns a handler that sends stored responses, and has the framework make all others. */
export function withResponseCache(cache: ResponseCache, render: Render): SiteHandler {
  return async (request, response) => {
    const key = cacheKey(request);
    const found = key === null ? null : await cache.find(key);
    if (!found) return await render(request, response, null);
    if (found.state !== 'miss') {
      // Beyond the limit, the framework responds with the page that explains it.
      if (!isWithinLimit(request, found.stored)) {
        return await render(request, response, null);
      }
      sendStored(request, response, found.stored, found.state);
      return;
    }
    const { renewal } = found;
    onResponseEnd(response, () => renewal.end(response.statusCode));
    try {
      await render(request, response, renewal);
    } catch (error) {
      renewal.end(500);
      if (!renewal.previous || response.headersSent) throw error;
      log('warning', 'page.stale', { path: request.url, error: String(error) });
      sendStored(request, response, renewal.previous, 'stale');
    }
  };
}

/** Counts a request for an unknown address, as the middleware would. */
function isWithinLimit({ headers }: IncomingMessage, { status }: StoredResponse): boolean {
  if (status !== 404) return true;
  const sender = senderOfAddress(String(headers[CLIENT_ADDRESS_HEADER] ?? ''));
  return serverCount('notFound').addAtOnce(sender, new Date()) !== null;
}
