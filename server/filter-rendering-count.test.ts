import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { CLIENT_ADDRESS_HEADER } from '../lib/platform/http/sender.ts';
import { hideQuery } from '../lib/request/forwarded-query.ts';
import { limits } from '../lib/request/rate-limit/limits.ts';
import { serverCount } from '../lib/request/rate-limit/server-count.ts';
import { filterRenderingCount } from './filter-rendering-count.ts';

/** Renders a page for an address as often as the limit allows; returns whether that exhausts it. */
function exhausts(url: string, address: string): boolean {
  const request = Object.assign(new IncomingMessage(new Socket()), { url });
  request.headers[CLIENT_ADDRESS_HEADER] = address;
  hideQuery(request, true);
  const onRendered = filterRenderingCount(request);
  for (let index = 0; index < limits.filterRendering.max; index += 1) onRendered();
  return serverCount('filterRendering').isExhausted(address, new Date());
}

it.each(['/en/events', '/en/faq?kind=music', '/de/veranstaltungen/anstich?kind=music'])(
  'does not count %s',
  (url) => {
    expect(exhausts(url, '192.0.2.1')).toBe(false);
  },
);

it.each(['/en/events?kind=music', '/de/veranstaltungen?x=1&kind=music&month=2027-01'])(
  'counts %s for its sender alone',
  (url) => {
    expect(exhausts(url, url)).toBe(true);
    expect(serverCount('filterRendering').isExhausted('192.0.2.2', new Date())).toBe(false);
  },
);
