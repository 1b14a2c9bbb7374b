import {
  EVENT_STREAM_HEADERS,
  encodeEvent,
  encodeRetry,
  type ServerSentEvent,
} from '../../event-stream/encode-event.ts';
import { MAX_RESUMED_TRANSACTIONS, startOf } from '../../event-stream/log-position.ts';
import { revocationOf } from '../../event-stream/revocation.ts';
import { ApiException } from '../../http/api-exception.ts';
import { plainError } from '../../http/errors.ts';
import type { LiveSubscriber } from '../../live/live-subscriber.ts';
import { type ApiContext, findDataset } from '../request/context.ts';

/** The first API version with live events (specification, section 7). */
const SINCE = '2021-03-25';
/** The time after which a disconnected client reconnects. */
const RETRY_MS = 500;
/** How long a client that exceeds the limit waits before it reconnects, in ms. */
const RETRY_LATER_MS = 30_000;
/** The parameter for the changes of all documents: as clients name it, and as the reference does. */
const ALL_DOCUMENTS = ['includeDrafts', 'includeAllDocuments'];

/**
 * Handles `GET /data/live/events/{dataset}`: an event stream with a `message` for each transaction,
 * which contains the sync tags of the results it affects. The id of an event is the position from
 * which a client resumes; where that is not possible, it gets `restart` first.
 */
export function listenToLiveEvents(c: ApiContext): Response {
  const dataset = findDataset(c);
  const caller = c.get('caller');
  const apiVersion = c.get('apiVersion');
  if (apiVersion !== 'X' && apiVersion < SINCE) {
    throw new ApiException(plainError(400, `Live events require API version ${SINCE} or later`));
  }
  const includesDrafts = ALL_DOCUMENTS.some((name) => c.req.query(name) === 'true');
  if (includesDrafts && caller.role === 'anonymous') {
    throw new ApiException(plainError(403, 'Live events of drafts require a token'));
  }
  const { incoming, outgoing, service } = c.env;
  if (incoming.method === 'HEAD') return c.body(null, 200, EVENT_STREAM_HEADERS);
  const { store, liveEvents } = service;
  const lastId = c.req.header('last-event-id');
  const { position, id, kind } = startOf(
    dataset.info,
    lastId,
    store.log.latest(),
    MAX_RESUMED_TRANSACTIONS,
  );

  const settledId = () => liveEvents.settledId(subscriber);
  const goAway = (reason: string): ServerSentEvent => ({
    event: 'goaway',
    id: settledId(),
    data: { reason },
  });
  const connection = { incoming, outgoing, isAnonymous: caller.role === 'anonymous' };
  const stream = service.eventStreams.open(connection, {
    revoked: () => {
      const reason = revocationOf(service, dataset, caller);
      return reason === null ? null : goAway(reason);
    },
    closing: () => goAway('The content service is closing'),
    settledId,
  });
  if (stream === null) {
    const data = { reason: 'There are too many clients of live events' };
    const refusal = [encodeRetry(RETRY_LATER_MS), encodeEvent({ event: 'goaway', id, data })];
    return c.body(Buffer.concat(refusal), 200, EVENT_STREAM_HEADERS);
  }
  const subscriber: LiveSubscriber = {
    dataset: dataset.info,
    ids: null,
    includesDrafts,
    stream,
    position,
  };
  stream.send(encodeRetry(RETRY_MS));
  if (kind === 'lost') stream.send(encodeEvent({ event: 'restart', id, data: {} }));
  stream.send(encodeEvent({ event: 'welcome', id, data: {} }));
  void liveEvents.follow(subscriber);
  return c.body(stream.body, 200, EVENT_STREAM_HEADERS);
}
