import { EVENT_STREAM_HEADERS, encodeEvent, encodeRetry } from '../../event-stream/encode-event.ts';
import { MAX_RESUMED_TRANSACTIONS, startOf } from '../../event-stream/log-position.ts';
import { revocationOf } from '../../event-stream/revocation.ts';
import { ApiException, unwrap } from '../../http/api-exception.ts';
import { plainError, queryError } from '../../http/errors.ts';
import { type ApiError, fail, type Result } from '../../http/result.ts';
import type { Listener } from '../../listen/listener.ts';
import { receivable } from '../../listen/may-receive.ts';
import { parseListenOptions } from '../../listen/options.ts';
import { type ParsedFilter, requestFilter } from '../../listen/request-filter.ts';
import { idsOf } from '../../query/language/document-filter.ts';
import { queryInUrl } from '../../query/url-query.ts';
import type { DatasetState } from '../../store/dataset-state.ts';
import { anonymousClientOf } from '../request/acquire-slot.ts';
import { type ApiContext, findDataset } from '../request/context.ts';

/** Maximum length of the URL of a listener, in characters (specification, section 9). */
export const MAX_URL_LENGTH = 14_800;
/** The time after which a disconnected client reconnects (specification, section 9). */
const RETRY_MS = 1000;
/** The first event of a stream, which depends on where it starts. */
const GREETINGS = { new: 'welcome', resumed: 'welcomeback', lost: 'reset' };

/**
 * Handles `GET /data/listen/{dataset}`: an event stream with a `mutation` event for each change of a
 * document that passes the filter of the query before or after it. With `enableResume`, a client
 * that reconnects gets `welcomeback` and the events since its last one, or `reset` where that is
 * not possible. For a query that is not valid, the stream consists of a `channelError`.
 */
export async function listen(c: ApiContext): Promise<Response> {
  const dataset = findDataset(c);
  const options = unwrap(parseListenOptions(c.req.query()));
  if (c.env.incoming.method === 'HEAD') return c.body(null, 200, EVENT_STREAM_HEADERS);
  const caller = c.get('caller');
  const { incoming, outgoing, service } = c.env;
  const { store, listeners } = service;

  const isAnonymous = caller.role === 'anonymous';
  let listener: Listener | null = null;
  const connection = { incoming, outgoing, isAnonymous };
  const stream = service.eventStreams.open(connection, {
    revoked: () => {
      const reason = revocationOf(service, dataset, caller);
      return reason === null ? null : { event: 'disconnect', id: null, data: { reason } };
    },
    // The connection ends without an event, upon which the client reconnects.
    closing: () => null,
    settledId: () => (listener === null ? null : listeners.settledId(listener)),
  });
  if (stream === null) {
    const message = 'There are too many listeners; try again later';
    throw new ApiException(plainError(429, message, { 'retry-after': '1' }));
  }
  // It has its place before this, so that the filters that a client has parsed are limited, too.
  const parsed = await parseFilter(c, dataset);
  if (!parsed.ok) {
    stream.shutDown();
    return channelError(c, parsed.error);
  }
  const { filter, key } = parsed.value;
  const ids = idsOf(filter);
  const lastId = options.enableResume ? c.req.header('last-event-id') : undefined;
  // A client can state any position, and what was public then may have been unpublished since: without
  // a token, it resumes only where nothing has been written.
  const maxTransactions = isAnonymous ? 0 : MAX_RESUMED_TRANSACTIONS;
  const { position, id, kind } = startOf(dataset.info, lastId, store.log.latest(), maxTransactions);
  listener = {
    dataset: dataset.info,
    ids: ids === null ? null : new Set(ids),
    filter,
    filterKey: key,
    identity: caller.id,
    options,
    mayReceive: receivable(caller, c.get('apiVersion'), options.includeAllVersions),
    stream,
    position,
  };
  const data = kind === 'lost' ? {} : { listenerName: crypto.randomUUID() };
  stream.send(encodeRetry(RETRY_MS));
  stream.send(encodeEvent({ event: GREETINGS[kind], id, data }));
  void listeners.follow(listener);
  return c.body(stream.body, 200, EVENT_STREAM_HEADERS);
}

async function parseFilter(c: ApiContext, dataset: DatasetState): Promise<Result<ParsedFilter>> {
  if (c.req.url.length > MAX_URL_LENGTH) return fail(queryError('Query too large for listener'));
  const query = queryInUrl(c.req.query());
  if (!query.ok) return query;
  const { signal } = c.req.raw;
  return requestFilter(c.env.service.queries, dataset, {
    ...query.value,
    caller: c.get('caller'),
    client: anonymousClientOf(c),
    signal,
  });
}

/**
 * Responds to a query that is not valid, of which the client shows the description or the message.
 * Throws an {@link ApiException} for any other error, upon which the client may try again.
 */
function channelError(c: ApiContext, refusal: ApiError): Response {
  if (refusal.status !== 400) throw new ApiException(refusal);
  const { error, message } = refusal.body;
  const data = typeof error === 'object' ? { error } : { message };
  const event = encodeEvent({ event: 'channelError', id: null, data });
  return c.body(Buffer.from(event), 200, EVENT_STREAM_HEADERS);
}
