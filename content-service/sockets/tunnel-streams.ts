import { type ClientRequest, get } from 'node:http';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import { isDatasetName } from '../datasets/dataset-name.ts';
import { errorMessage } from '../util/error-message.ts';
import { CLOSE_CODES, type SocketHandlers, sendText, UNUSED_MS } from './sockets.ts';

/** The paths of event streams with the name of the dataset; nothing else passes a tunnel. */
const STREAM_PATH = /^\/v[\w-]+\/data\/(?:listen|live\/events)\/([^/]+)$/;
const EVENT_STREAM = /^text\/event-stream\b/;
/** How many streams one tunnel may carry; a Studio opens about a dozen in a tab. */
export const MAX_STREAMS = 100;

const id = z.string().min(1).max(100);
/** The value of a header: visible ASCII and spaces (RFC 9110, section 5.5). */
const headerValue = z.string().regex(/^[ -~]*$/);
const messageSchema = z.union([
  z.object({
    open: id,
    path: z.string(),
    authorization: headerValue.optional(),
    lastEventId: headerValue.max(200).optional(),
  }),
  z.object({ close: id }),
]);
/** A message that is to open a stream, whatever else it contains. */
const openedId = z.object({ open: id });
type OpenMessage = Extract<z.infer<typeof messageSchema>, { open: string }>;

/** Where the streams of a tunnel come from. */
export interface TunnelOptions {
  /** The base URL of the service itself. */
  readonly baseUrl: string;
  /** The headers that name the client, by which its streams are counted. */
  readonly clientHeaders: Readonly<Record<string, string>>;
  /** Called when the client has stated a valid token for a stream. */
  readonly acknowledge: () => void;
}

/**
 * Returns the URL of an event stream of the service, or null for any other path. The path of the URL
 * is what counts: resolving it removes dot segments and turns backslashes into slashes.
 */
function streamUrl(path: string, baseUrl: string): URL | null {
  if (!URL.canParse(path, baseUrl)) return null;
  const url = new URL(path, baseUrl);
  const dataset = STREAM_PATH.exec(url.pathname)?.[1] ?? '';
  return url.origin === new URL(baseUrl).origin && isDatasetName(dataset) ? url : null;
}

/**
 * Carries event streams over one WebSocket connection, because a browser opens only six HTTP/1.1
 * connections to an origin (RFC 9112, section 9.4, leaves the number to the client), and a Studio
 * keeps more streams open than that. A tunnel that carries none for ten seconds is closed. The messages
 * are described in the README.
 */
export function tunnelStreams(
  socket: WebSocket,
  { baseUrl, clientHeaders, acknowledge }: TunnelOptions,
): SocketHandlers {
  const requests = new Map<string, ClientRequest>();
  const send = (message: object) => sendText(socket, JSON.stringify(message));
  /** Refuses a message. Where it is to open a stream whose id is readable, that is its end. */
  const refuse = (stream: string | null) => {
    const error = 'The message is not valid';
    send(stream === null ? { error } : { id: stream, end: true, error });
  };
  const unused = setTimeout(() => {
    if (requests.size === 0) socket.close(CLOSE_CODES.normal, 'No stream is open');
  }, UNUSED_MS);

  /** Forgets a stream; returns false where its id belongs to a later one, or to none. */
  function forget(stream: string, request: ClientRequest): boolean {
    if (requests.get(stream) !== request) return false;
    requests.delete(stream);
    unused.refresh();
    return true;
  }

  function close(stream: string): void {
    const request = requests.get(stream);
    if (request === undefined) return;
    forget(stream, request);
    request.destroy();
  }

  function open({ open: stream, path, authorization, lastEventId }: OpenMessage): void {
    if (requests.has(stream)) {
      // It does not end: the other stream of the id is open.
      send({ id: stream, error: 'The id is in use' });
      return;
    }
    if (requests.size >= MAX_STREAMS) {
      send({ id: stream, end: true, error: 'Too many streams are open' });
      return;
    }
    const url = streamUrl(path, baseUrl);
    if (url === null) {
      refuse(stream);
      return;
    }
    const request = get(url, {
      agent: false,
      headers: {
        accept: 'text/event-stream',
        ...clientHeaders,
        ...(authorization === undefined ? {} : { authorization }),
        ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
      },
    });
    requests.set(stream, request);
    function end(error?: string): void {
      if (!forget(stream, request)) return;
      send(error === undefined ? { id: stream, end: true } : { id: stream, end: true, error });
    }
    request.on('response', (response) => {
      const { statusCode: status, headers } = response;
      const contentType = headers['content-type'] ?? '';
      response.on('error', (error) => end(errorMessage(error)));
      send({ id: stream, status, contentType });
      if (EVENT_STREAM.test(contentType)) {
        if (authorization !== undefined) acknowledge();
        response.setEncoding('utf8');
        response.on('data', (data: string) => send({ id: stream, data }));
        response.on('end', () => end());
      } else {
        end('The response is not an event stream');
        request.destroy();
      }
    });
    request.on('error', (error) => end(errorMessage(error)));
  }

  socket.on('close', () => {
    clearTimeout(unused);
    for (const request of requests.values()) request.destroy();
    requests.clear();
  });

  return {
    receive: (text) => {
      const json = parseJson(text);
      const message = messageSchema.safeParse(json).data;
      if (message === undefined) {
        const stream = openedId.safeParse(json).data?.open;
        refuse(stream === undefined || requests.has(stream) ? null : stream);
      } else if ('open' in message) open(message);
      else close(message.close);
    },
  };
}

/** Parses JSON; returns undefined for anything else. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
