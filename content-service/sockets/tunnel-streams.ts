import { type ClientRequest, get } from 'node:http';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import { errorMessage } from '../error-message.ts';
import { sendText } from './sockets.ts';

/** The event streams of the service; nothing else passes a tunnel. */
const STREAM_PATH = /^\/v[\w-]+\/data\/(listen|live\/events)\/[^/?#]+(\?|$)/;
/** How many streams one tunnel may carry; a Studio opens about a dozen in a tab. */
const MOST_STREAMS = 100;

const id = z.string().min(1).max(100);
const messageSchema = z.union([
  z.object({
    open: id,
    path: z.string().regex(STREAM_PATH),
    authorization: z.string().optional(),
    lastEventId: z.string().max(200).optional(),
  }),
  z.object({ close: id }),
]);
type OpenMessage = Extract<z.infer<typeof messageSchema>, { open: string }>;

/** Where the streams of a tunnel come from. */
export interface TunnelOptions {
  /** The base URL of the service itself. */
  readonly baseUrl: string;
  /** The address of the client, by which its streams are counted. */
  readonly address: string;
}

/**
 * Carries event streams over one WebSocket connection, because a browser opens only six HTTP/1.1
 * connections to an origin (RFC 9112, section 9.4, leaves the number to the client), and a Studio
 * keeps more streams open than that. The messages are described in the README.
 */
export function tunnelStreams(socket: WebSocket, { baseUrl, address }: TunnelOptions): void {
  const requests = new Map<string, ClientRequest>();
  const send = (message: object) => sendText(socket, JSON.stringify(message));

  function end(stream: string, error?: string): void {
    if (!requests.delete(stream)) return;
    send(error === undefined ? { id: stream, end: true } : { id: stream, end: true, error });
  }

  function open({ open: stream, path, authorization, lastEventId }: OpenMessage): void {
    if (requests.has(stream) || requests.size >= MOST_STREAMS) {
      send({ id: stream, end: true, error: 'The id is in use, or too many streams are open' });
      return;
    }
    const request = get(new URL(path, baseUrl), {
      agent: false,
      headers: {
        accept: 'text/event-stream',
        'x-forwarded-for': address,
        ...(authorization === undefined ? {} : { authorization }),
        ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
      },
    });
    requests.set(stream, request);
    request.on('response', (response) => {
      const { statusCode: status, headers } = response;
      send({ id: stream, status, contentType: headers['content-type'] ?? '' });
      response.setEncoding('utf8');
      response.on('data', (data: string) => send({ id: stream, data }));
      response.on('end', () => end(stream));
      response.on('error', (error) => end(stream, errorMessage(error)));
    });
    request.on('error', (error) => end(stream, errorMessage(error)));
  }

  socket.on('message', (data) => {
    const message = parseMessage(String(data));
    if (message === null) send({ error: 'The message is not valid' });
    else if ('open' in message) open(message);
    else {
      requests.get(message.close)?.destroy();
      requests.delete(message.close);
    }
  });
  socket.on('close', () => {
    for (const request of requests.values()) request.destroy();
    requests.clear();
  });
}

function parseMessage(text: string): z.infer<typeof messageSchema> | null {
  try {
    return messageSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
