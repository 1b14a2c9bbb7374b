import type { IncomingMessage } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import {
  type ConcurrencyLimit,
  createConcurrencyLimit,
} from '../lib/platform/concurrency-limit.ts';
import { splitTarget } from '../lib/platform/http/split-target.ts';
import { isForwardedLink } from '../lib/request/preview/forwarded-link.ts';
import { isPageTarget } from '../lib/request/preview/page-target.ts';
import { formPaths } from '../lib/routing/form-addresses.ts';
import { senderOfRequest } from './http/client-address.ts';
import { onResponseClose } from './http/on-response-end.ts';
import type { HeaderList } from './http/security-headers.ts';
import { onResponseHead } from './on-response-head.ts';
import { picturePaths } from './path-kinds.ts';
import { MAX_WAIT_MS } from './response-cache/response-cache.ts';
import { isReplaceable, sendStale } from './response-cache/send-stored.ts';
import type { Render } from './response-cache/with-response-cache.ts';
import { sendBusy } from './send-busy.ts';

/**
 * How many requests wait at most for the framework, for each kind, in total and per sender: the
 * router of a browser requests the payloads of twenty pages at once, and a hotel is one sender.
 */
const WAITING = {
  maxWaiting: 600,
  maxWaitingPerSender: 200,
  maxWaitMs: MAX_WAIT_MS,
} as const;

/**
 * How many requests the framework handles at a time. Pages take processor time, and more of them at a
 * time would only delay each other, and the stored ones, and take memory. The others wait for
 * the content service, the database or an inspection.
 */
export const renderingConcurrency = {
  page: { max: 8, maxPerSender: 4, ...WAITING },
  picture: { max: 24, maxPerSender: 12, ...WAITING },
  // More than there are attachments being inspected or waiting for it.
  form: { max: 48, maxPerSender: 24, ...WAITING },
  other: { max: 16, maxPerSender: 8, ...WAITING },
} as const;

type Kind = keyof typeof renderingConcurrency;

/**
 * What must not wait for visitors: the server's tasks and the webhook of the content service, both below
 * `/api/revalidate`, and the check of its readiness, which would fail when the database keeps other requests
 * waiting.
 */
const unlimited = /^\/api\/(?:revalidate|ready$)/;

function kindOf(request: IncomingMessage): Kind | null {
  const { url = '', method } = request;
  const { path } = splitTarget(url);
  // A preview link leads to a redirect or a small page: refused here, its token would stay in the address.
  if (unlimited.test(path) || isForwardedLink(request)) return null;
  if (method === 'POST' && formPaths.test(path)) return 'form';
  if (picturePaths.test(path)) return 'picture';
  return isPageTarget(url) ? 'page' : 'other';
}

/**
 * How long a request counts at most after its client has disconnected, in ms. The framework may never
 * finish such a request, and its capacity would be lost; without this time, clients that disconnect at
 * once could have any number of pages rendered at a time.
 */
const ABANDONED_MS = 2000;

/**
 * Returns a function that has a limited number of requests rendered at a time; each counts until its
 * response begins. A request for which there is no capacity receives the stored page, or 503 with the
 * headers `security`; one whose client has disconnected meanwhile is dropped.
 */
export function limitRendering(render: Render, security: HeaderList): Render {
  const limitOf: Readonly<Record<Kind, ConcurrencyLimit>> = {
    page: createConcurrencyLimit(renderingConcurrency.page),
    picture: createConcurrencyLimit(renderingConcurrency.picture),
    form: createConcurrencyLimit(renderingConcurrency.form),
    other: createConcurrencyLimit(renderingConcurrency.other),
  };
  return async (request, response, renewal) => {
    const kind = kindOf(request);
    if (kind === null) return await render(request, response, renewal);
    const result = await limitOf[kind].run(senderOfRequest(request), async () => {
      // Stored pages are sent between two renderings.
      await setImmediate();
      if (response.destroyed) return null;
      const { promise: begun, resolve } = Promise.withResolvers<void>();
      onResponseHead(response, resolve);
      onResponseClose(response, () => {
        if (!response.headersSent) setTimeout(resolve, ABANDONED_MS).unref();
      });
      const rendering = render(request, response, renewal);
      await Promise.race([begun, rendering]);
      return { rendering };
    });
    if (result !== 'busy') await result?.rendering;
    else if (isReplaceable(renewal)) {
      sendStale(request, response, renewal, { target: request.url ?? '', status: 503 });
    } else sendBusy(response, security);
  };
}
