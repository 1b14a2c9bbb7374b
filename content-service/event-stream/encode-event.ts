/** An event of an event stream (HTML standard, section 9.2, "Server-sent events"). */
export interface ServerSentEvent {
  readonly event: string;
  /**
   * The position up to which the client has received everything when it receives this event; null
   * where that stays the same.
   */
  readonly id: string | null;
  /** Sent as JSON. */
  readonly data: object;
}

/** The headers of an event stream. Its connection serves no other request and ends with it. */
export const EVENT_STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  connection: 'close',
};

/** Encodes an event. JSON contains no line break, so that the data is a single line. */
export function encodeEvent({ event, id, data }: ServerSentEvent): Uint8Array {
  const position = id === null ? '' : `id: ${id}\n`;
  return Buffer.from(`event: ${event}\n${position}data: ${JSON.stringify(data)}\n\n`);
}

/** Encodes the time after which a client reconnects, in ms. */
export function encodeRetry(ms: number): Uint8Array {
  return Buffer.from(`retry: ${ms}\n\n`);
}

/**
 * Encodes a comment that keeps the connection open. With an id, it also moves the position from which
 * the client resumes; without data, that is no event.
 */
export function encodeKeepAlive(id: string | null): Uint8Array {
  return Buffer.from(id === null ? ':\n\n' : `:\nid: ${id}\n\n`);
}
