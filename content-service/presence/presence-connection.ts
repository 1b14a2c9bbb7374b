import { randomUUID } from 'node:crypto';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import { type Caller, hasRole } from '../http/auth.ts';
import type { ConcurrencyLimit } from '../http/concurrency-limit.ts';
import type { Result } from '../http/result.ts';
import { CLOSE_CODES, type SocketHandlers, sendText, UNUSED_MS } from '../sockets/sockets.ts';
import { isShallow } from '../store/json.ts';
import type { PresenceRoom } from './presence-room.ts';
import { RateLimit } from './rate-limit.ts';

/** The error codes of the protocol; the negative ones are those of JSON-RPC 2.0, section 5.1. */
const CODES = {
  unauthorized: 4001,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
};
/** The errors after which the connection is closed with the same code. */
const CLOSING = new Set([CODES.unauthorized, CLOSE_CODES.tryAgainLater]);
/** How many sessions one connection may announce; a Studio announces one. */
const MOST_SESSIONS = 20;
/**
 * How many announcements and roll calls one connection may send in a second, each of which all
 * members of the room receive. A Studio announces itself five times in a second at most.
 */
export const MOST_PER_SECOND = 10;
/** The length of a message in characters, checked before it is parsed. */
const LONGEST_MESSAGE = 8 * 1024;
/** The length of announced locations as JSON; a Studio announces one, of some 300 bytes. */
export const LOCATIONS_BYTES = 4096;

const requestSchema = z.object({
  jsonrpc: z.literal('2.0'),
  method: z.string(),
  id: z.union([z.string(), z.number()]),
  params: z.record(z.string(), z.json()).default({}),
});
type Request = z.infer<typeof requestSchema>;

const session = z.string().min(1).max(200);
const locations = z
  .array(z.json())
  .refine((value) => Buffer.byteLength(JSON.stringify(value)) <= LOCATIONS_BYTES);
const schemas = {
  authorization: z.object({ authorization: z.string() }),
  unsubscribe: z.object({ subscriptionId: z.string() }),
  session: z.object({ session }),
  announce: z.object({ data: z.object({ sessionId: session, locations }) }),
};

class RpcError extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

interface Subscription {
  readonly id: string;
  readonly leave: () => void;
}

const NO_TOKEN = 'A token is needed';

/** What a connection needs of the service. */
export interface PresenceOptions {
  readonly room: PresenceRoom;
  /** The connections of each user. */
  readonly places: ConcurrencyLimit;
  readonly authenticate: (authorization: string) => Result<Caller>;
  /** Returns why a caller may no longer be in the room, or null while they may. */
  readonly revocationOf: (caller: Caller) => string | null;
}

/**
 * Serves the presence of the Studio on a WebSocket connection: JSON-RPC 2.0 with subscriptions, as
 * the client `@sanity/bifur-client` speaks it. Everything but `authorization` needs a token of at
 * least a viewer; without one, the connection is closed after ten seconds. A connection whose dataset
 * is deleted is closed, too. The end of the connection is the end of the sessions that it has
 * announced.
 */
export function servePresence(
  socket: WebSocket,
  { room, places, authenticate, revocationOf }: PresenceOptions,
): SocketHandlers {
  const sessions = new Set<string>();
  const rate = new RateLimit(MOST_PER_SECOND);
  let subscription: Subscription | null = null;
  let user: Caller | null = null;
  const unused = setTimeout(() => {
    if (user === null) socket.close(CODES.unauthorized, NO_TOKEN);
  }, UNUSED_MS);

  const methods: Record<string, (params: Request['params']) => string | boolean> = {
    authorization: (params) => {
      const caller = authenticate(parse(schemas.authorization, params).authorization);
      if (!caller.ok || !hasRole(caller.value, 'viewer')) {
        throw new RpcError(CODES.unauthorized, 'The token is not valid');
      }
      logIn(caller.value);
      return true;
    },
    presence_subscribe: () => {
      userId();
      const id = randomUUID();
      // A connection has one subscription: events that it receives several times are of no use.
      subscription?.leave();
      subscription = { id, leave: room.join((event) => notify(id, event)) };
      return id;
    },
    presence_unsubscribe: (params) => {
      const { subscriptionId } = parse(schemas.unsubscribe, params);
      if (subscription?.id !== subscriptionId) return false;
      subscription.leave();
      subscription = null;
      return true;
    },
    presence_rollcall: (params) => {
      const { session: calling } = parse(schemas.session, params);
      room.callRoll(sender(), calling);
      return true;
    },
    presence_announce: (params) => {
      const { sessionId, locations } = parse(schemas.announce, params).data;
      const i = sender();
      if (!sessions.has(sessionId) && sessions.size >= MOST_SESSIONS) {
        throw new RpcError(CODES.invalidRequest, 'There are too many sessions');
      }
      sessions.add(sessionId);
      room.announce(i, sessionId, locations);
      return true;
    },
    presence_disconnect: (params) => {
      const { session: ended } = parse(schemas.session, params);
      // A session can be ended by the connection that announced it only.
      if (sessions.delete(ended)) room.leave(userId(), ended);
      return true;
    },
  };

  function logIn(caller: Caller): void {
    if (caller.id !== user?.id) {
      if (!places.take(caller.id)) {
        throw new RpcError(CLOSE_CODES.tryAgainLater, 'The user has too many connections');
      }
      if (user !== null) places.leave(user.id);
    }
    user = caller;
  }

  function userId(): string {
    if (user === null) throw new RpcError(CODES.unauthorized, NO_TOKEN);
    const reason = revocationOf(user);
    if (reason !== null) throw new RpcError(CODES.unauthorized, reason);
    return user.id;
  }

  /** Returns the user who sends an event to all members of the room. */
  function sender(): string {
    const id = userId();
    if (rate.take()) return id;
    const message = `There are more than ${MOST_PER_SECOND} announcements in a second`;
    throw new RpcError(CODES.invalidRequest, message);
  }

  function verify(): void {
    const reason = user === null ? null : revocationOf(user);
    if (reason !== null) socket.close(CODES.unauthorized, reason);
  }

  function notify(id: string, event: string): void {
    if (socket.readyState !== socket.OPEN) return;
    verify();
    const params = `{"subscription":${JSON.stringify(id)},"result":${event}}`;
    sendText(socket, `{"jsonrpc":"2.0","method":"presence_subscription","params":${params}}`);
  }

  function send(message: object): void {
    sendText(socket, JSON.stringify({ jsonrpc: '2.0', ...message }));
  }

  function answer({ id, method, params }: Request): void {
    const handle = Object.hasOwn(methods, method) ? methods[method] : undefined;
    try {
      if (handle === undefined) {
        throw new RpcError(CODES.methodNotFound, `There is no method "${method}"`);
      }
      send({ id, result: handle(params) });
    } catch (error) {
      if (!(error instanceof RpcError)) throw error;
      const { code, message } = error;
      send({ id, error: { code, message } });
      if (CLOSING.has(code)) socket.close(code, message);
    }
  }

  socket.on('close', () => {
    clearTimeout(unused);
    subscription?.leave();
    if (user === null) return;
    places.leave(user.id);
    for (const ended of sessions) room.leave(user.id, ended);
  });

  return {
    verify,
    receive: (text) => {
      const request = parseRequest(text);
      if (request !== null) answer(request);
      else {
        const error = { code: CODES.invalidRequest, message: 'The message is not a request' };
        send({ id: null, error });
      }
    },
  };
}

function parse<T>(schema: z.ZodType<T>, params: Request['params']): T {
  const parsed = schema.safeParse(params);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const place = issue?.path.map(String).join('.');
  throw new RpcError(CODES.invalidParams, `The parameter "${place}" is not valid`);
}

function parseRequest(text: string): Request | null {
  if (text.length > LONGEST_MESSAGE) return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isShallow(value)) return null;
  return requestSchema.safeParse(value).data ?? null;
}
