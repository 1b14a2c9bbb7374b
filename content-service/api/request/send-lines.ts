import { Readable } from 'node:stream';
import { revocationOf, VERIFY_MS } from '../../event-stream/revocation.ts';
import type { DatasetState } from '../../store/dataset-state.ts';
import type { ApiContext } from './context.ts';
import { sendStream } from './send-stream.ts';

/**
 * The limit of the hosted service for an export; the database keeps its read snapshot until then.
 */
const MAX_MS = 5 * 60_000;

/**
 * Responds with one JSON value of a dataset per line (newline-delimited JSON), as they are produced.
 * The connection is broken after five minutes, and as soon as the caller may no longer read the
 * dataset.
 */
export function sendLines(
  c: ApiContext,
  dataset: DatasetState,
  values: Iterable<object>,
): Response {
  // Lines may be long, and wait in memory for a slow client.
  const body = Readable.from(toLines(values), { highWaterMark: 1 });
  const timer = setTimeout(() => body.destroy(), MAX_MS);
  const { outgoing, service } = c.env;
  const verify = () => {
    // What waits for a slow client is discarded, too.
    if (revocationOf(service, dataset, c.get('caller')) !== null) outgoing.destroy();
  };
  const verification = setInterval(verify, VERIFY_MS);
  body.once('close', () => {
    clearTimeout(timer);
    clearInterval(verification);
  });
  return sendStream(c, body, 200, { 'content-type': 'application/x-ndjson; charset=utf-8' });
}

function* toLines(values: Iterable<object>): Generator<string> {
  for (const value of values) yield `${JSON.stringify(value)}\n`;
}
