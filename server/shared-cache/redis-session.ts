import { randomUUID } from 'node:crypto';
import { createClient, ErrorReply, RESP_TYPES } from '@redis/client';
import { inTime } from '../../lib/platform/in-time.ts';
import { pause } from '../../lib/platform/pause.ts';

/**
 * In ms: how long connecting, and the response to a ping, may take before Redis counts as gone. A server
 * that is frozen keeps its connections open.
 */
const CONNECT_MS = 1000;
const PING_MS = 2000;
const PING_INTERVAL_MS = 1000;

/** How long a page waits for Redis, in ms; rendering it again takes about as long. */
const MAX_WAIT_MS = 300;

/** A connection to Redis or Valkey; ends at the first sign that the server is gone. */
export interface RedisSession {
  /** Differs from that of every other session. */
  readonly id: string;
  /** Returns the bytes under a key; null if there are none, or no response in time. */
  get(key: string): Promise<Buffer | null>;
  /** Stores bytes under a key for a number of seconds. */
  set(key: string, bytes: Buffer, seconds: number): Promise<void>;
  publish(channel: string, message: string): Promise<void>;
  /** Resolves when the connection is lost. */
  readonly lost: Promise<Error>;
  end(): void;
}

/** Whether Redis refused a command, as it does when it is full or a replica. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ErrorReply;
}

/**
 * Connects to Redis, and calls `receive` with each message on the channel. Rejects if there is no
 * connection in time. Does not reconnect: a new session begins with knowing that it missed messages.
 */
export async function openRedisSession(
  url: string,
  channel: string,
  receive: (message: string) => void,
): Promise<RedisSession> {
  const client = createClient({
    url,
    // Commands and messages on one connection (Redis 6 and Valkey).
    RESP: 3,
    disableOfflineQueue: true,
    socket: { connectTimeout: CONNECT_MS, reconnectStrategy: false },
  });
  const ended = new AbortController();
  const { promise: lost, resolve: lose } = Promise.withResolvers<Error>();
  client.on('error', lose);
  client.on('end', () => lose(new Error('the connection was closed')));
  void lost.then(() => ended.abort());
  const end = () => {
    lose(new Error('the session was ended'));
    if (client.isOpen) client.destroy();
  };
  const binary = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
  try {
    await inTime(client.connect(), 2 * CONNECT_MS);
    await inTime(client.subscribe(channel, receive), PING_MS);
  } catch (error) {
    end();
    throw error;
  }
  const watch = async () => {
    while (!ended.signal.aborted) {
      await inTime(client.ping(), PING_MS);
      await pause(PING_INTERVAL_MS);
    }
  };
  watch().catch(lose);
  return {
    id: randomUUID(),
    lost,
    end,
    get: (key) => inTime(binary.get(key), MAX_WAIT_MS).catch(() => null),
    set: async (key, bytes, seconds) => {
      await client.set(key, bytes, { expiration: { type: 'EX', value: seconds } });
    },
    publish: async (to, message) => {
      await client.publish(to, message);
    },
  };
}
