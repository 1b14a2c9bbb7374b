import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { CLIENT_ADDRESS_HEADER } from '../../lib/platform/http/sender.ts';
import { createRefusals } from './refusals.ts';

const LONG = 'x'.repeat(15_000);

function requestOf(url: string, sender = '192.0.2.1'): IncomingMessage {
  const headers = { [CLIENT_ADDRESS_HEADER]: sender };
  return Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url, headers });
}

/** Returns the response of the framework to a request of a sender who is over a limit. */
function refusalOf(request: IncomingMessage): ServerResponse {
  const response = new ServerResponse(request);
  response.statusCode = 429;
  response.setHeader('X-Middleware-Rewrite', '/cs/too-many-requests');
  return response;
}

it('repeats a refusal to the same sender and path, in the language of the path', () => {
  const refusals = createRefusals();
  const request = requestOf('/cs/zazitky');
  expect(refusals(request).locale).toBeNull();
  refusals(request).remember(refusalOf(request));
  expect(refusals(requestOf('/cs/zazitky')).locale).toBe('cs');
  expect(refusals(requestOf('/cs/zazitky', '192.0.2.2')).locale).toBeNull();
  expect(refusals(requestOf('/cs/akce')).locale).toBeNull();
});

it('remembers no more than a megabyte of the longest paths, the latest ones', () => {
  const refusals = createRefusals();
  const pathOf = (index: number) => `/en/${index}/${LONG}`;
  for (let index = 0; index < 2000; index += 1) {
    const request = requestOf(pathOf(index));
    refusals(request).remember(refusalOf(request));
  }
  const isKnown = (index: number) => refusals(requestOf(pathOf(index))).locale !== null;
  const known = Array.from({ length: 2000 }, (_, index) => index).filter(isKnown);
  expect(known.at(-1)).toBe(1999);
  expect(known.length * LONG.length).toBeLessThan(1024 * 1024);
});
