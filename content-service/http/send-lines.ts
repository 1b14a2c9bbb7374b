import { Readable } from 'node:stream';
import type { ApiContext } from './context.ts';
import { sendStream } from './send-stream.ts';
import { takePlace } from './take-place.ts';

/**
 * The limit of the hosted service for an export; the database keeps its read snapshot until then.
 */
const LONGEST_MS = 5 * 60_000;

/**
 * Responds with one JSON value per line (newline-delimited JSON), as they are produced. After five
 * minutes the connection is broken. Throws 503 where anonymous clients receive too many at a time.
 */
export function sendLines(c: ApiContext, values: Iterable<object>): Response {
  takePlace(c, c.env.service.anonymousReads, 'exports and histories');
  // Lines may be long, and wait in memory for a slow client.
  const body = Readable.from(toLines(values), { highWaterMark: 1 });
  const timer = setTimeout(() => body.destroy(), LONGEST_MS);
  body.once('close', () => clearTimeout(timer));
  return sendStream(c, body, 200, { 'content-type': 'application/x-ndjson; charset=utf-8' });
}

function* toLines(values: Iterable<object>): Generator<string> {
  for (const value of values) yield `${JSON.stringify(value)}\n`;
}
