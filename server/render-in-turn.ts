import type { IncomingMessage } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { splitTarget } from '../lib/platform/http/split-target.ts';
import { createTurns, type Turns } from '../lib/platform/turns.ts';
import { isForwardedLink } from '../lib/request/preview/forwarded-link.ts';
import { isPageTarget } from '../lib/request/preview/page-target.ts';
import { senderOfRequest } from './http/client-address.ts';
import type { HeaderList } from './http/security-headers.ts';
import { onResponseHead } from './on-response-head.ts';
import { formPaths, picturePaths } from './path-kinds.ts';
import { LONGEST_WAIT_MS } from './response-cache/response-cache.ts';
import { isReplaceable, sendStale } from './response-cache/send-stored.ts';
import type { Render } from './response-cache/with-response-cache.ts';
import { sendBusy } from './send-busy.ts';

/**
 * How many requests wait at most for the framework, for each kind, in total and per sender: the
 * router of a browser requests the payloads of twenty pages at once, and a hotel is one sender.
 */
const WAITING = {
  mostWaiting: 600,
  mostWaitingOfOne: 200,
  longestWait: LONGEST_WAIT_MS,
} as const;

/**
 * How many requests the framework handles at a time. Pages take processor time, and more of them at a
 * time would only delay each other, and the stored ones, and take memory. The others wait for
 * the content service, the database or an inspection.
 */
export const renderingTurns = {
  page: { most: 8, mostOfOne: 4, ...WAITING },
  picture: { most: 24, mostOfOne: 12, ...WAITING },
  // More than there are attachments being inspected or waiting for it.
  form: { most: 48, mostOfOne: 24, ...WAITING },
  other: { most: 16, mostOfOne: 8, ...WAITING },
} as const;

type Kind = keyof typeof renderingTurns;

/**
 * What must not wait for visitors: the server's requests to itself, and the check of its readiness,
 * which would fail when the database keeps other requests waiting.
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
 * How long a turn lasts at most after its client has disconnected, in ms. The framework may never
 * finish such a request, and the turn would be lost; without this time, clients that disconnect at
 * once could have any number of pages rendered at a time.
 */
const ABANDONED_MS = 2000;

/**
 * Returns a function that has requests rendered in turn, a limited number at a time. A turn ends when
 * the response begins. A request for which there is no turn receives the stored page, or 503 with the
 * headers `security`; one whose client has disconnected meanwhile is dropped.
 */
export function renderInTurn(render: Render, security: HeaderList): Render {
  const turnsOf: Readonly<Record<Kind, Turns>> = {
    page: createTurns(renderingTurns.page),
    picture: createTurns(renderingTurns.picture),
    form: createTurns(renderingTurns.form),
    other: createTurns(renderingTurns.other),
  };
  return async (request, response, renewal) => {
    const kind = kindOf(request);
    if (kind === null) return await render(request, response, renewal);
    const turn = await turnsOf[kind].take(senderOfRequest(request), async () => {
      // Stored pages are sent between two renderings.
      await setImmediate();
      if (response.destroyed) return null;
      const { promise: begun, resolve } = Promise.withResolvers<void>();
      onResponseHead(response, resolve);
      response.once('close', () => {
        if (!response.headersSent) setTimeout(resolve, ABANDONED_MS).unref();
      });
      const rendering = render(request, response, renewal);
      await Promise.race([begun, rendering]);
      return { rendering };
    });
    if (turn !== 'busy') await turn?.rendering;
    else if (isReplaceable(renewal)) {
      sendStale(request, response, renewal, { target: request.url ?? '', status: 503 });
    } else sendBusy(response, security);
  };
}
