import { randomUUID } from 'node:crypto';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import { type Caller, hasRole } from '../http/auth.ts';
import type { Result } from '../http/result.ts';
import { sendText } from '../sockets/sockets.ts';
import { isShallow } from '../store/json.ts';
import type { PresenceEvent, PresenceRoom } from './presence-room.ts';

/** The error codes of the protocol; the negative ones are those of JSON-RPC 2.0, section 5.1. */
const CODES = {
  unauthorized: 4001,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
};
/** How many sessions one connection may announce; a Studio announces one. */
const MOST_SESSIONS = 20;
/** How many subscriptions one connection may have; a Studio has one. */
const MOST_SUBSCRIPTIONS = 20;

const requestSchema = z.object({
  jsonrpc: z.literal('2.0'),
  method: z.string(),
  id: z.union([z.string(), z.number()]),
  params: z.record(z.string(), z.json()).default({}),
});
type Request = z.infer<typeof requestSchema>;

const session = z.string().min(1).max(200);
const schemas = {
  authorization: z.object({ authorization: z.string() }),
  unsubscribe: z.object({ subscriptionId: z.string() }),
  session: z.object({ session }),
  announce: z.object({
    data: z.object({ sessionId: session, locations: z.array(z.json()).max(50) }),
  }),
};

class RpcError extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

/** What a connection needs of the service. */
export interface PresenceOptions {
  readonly room: PresenceRoom;
  readonly authenticate: (authorization: string) => Result<Caller>;
  /** Whether the token of a caller is no longer valid. */
  readonly isRevoked: (caller: Caller) => boolean;
}

/**
 * Serves the presence of the Studio on a WebSocket connection: JSON-RPC 2.0 with subscriptions, as
 * the client `@sanity/bifur-client` speaks it. Everything but `authorization` needs a token of at
 * least a viewer. The end of the connection is the end of the sessions that it has announced.
 */
export function servePresence(
  socket: WebSocket,
  { room, authenticate, isRevoked }: PresenceOptions,
): void {
  const subscriptions = new Map<string, () => void>();
  const sessions = new Set<string>();
  let user: Caller | null = null;

  const methods: Record<string, (params: Request['params']) => string | boolean> = {
    authorization: (params) => {
      const caller = authenticate(parse(schemas.authorization, params).authorization);
      if (!caller.ok || !hasRole(caller.value, 'viewer')) {
        throw new RpcError(CODES.unauthorized, 'The token is not valid');
      }
      user = caller.value;
      return true;
    },
    presence_subscribe: () => {
      userId();
      if (subscriptions.size >= MOST_SUBSCRIPTIONS) {
        throw new RpcError(CODES.invalidRequest, 'There are too many subscriptions');
      }
      const id = randomUUID();
      const leave = room.join((event) => notify(id, event));
      subscriptions.set(id, leave);
      return id;
    },
    presence_unsubscribe: (params) => {
      const { subscriptionId } = parse(schemas.unsubscribe, params);
      subscriptions.get(subscriptionId)?.();
      return subscriptions.delete(subscriptionId);
    },
    presence_rollcall: (params) => {
      room.callRoll(userId(), parse(schemas.session, params).session);
      return true;
    },
    presence_announce: (params) => {
      const { sessionId, locations } = parse(schemas.announce, params).data;
      sessions.add(sessionId);
      if (sessions.size > MOST_SESSIONS) {
        throw new RpcError(CODES.invalidRequest, 'There are too many sessions');
      }
      room.announce(userId(), sessionId, locations);
      return true;
    },
    presence_disconnect: (params) => {
      const { session: ended } = parse(schemas.session, params);
      // A session can be ended by the connection that announced it only.
      if (sessions.delete(ended)) room.leave(userId(), ended);
      return true;
    },
  };

  function userId(): string {
    if (user === null) throw new RpcError(CODES.unauthorized, 'A token is needed');
    if (isRevoked(user)) throw new RpcError(CODES.unauthorized, 'The token is no longer valid');
    return user.id;
  }

  function notify(subscription: string, result: PresenceEvent): void {
    const params = { subscription, result };
    send({ method: 'presence_subscription', params });
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
      if (code === CODES.unauthorized) socket.close(code, message);
    }
  }

  socket.on('message', (data) => {
    const request = parseRequest(String(data));
    if (request !== null) answer(request);
    else {
      const error = { code: CODES.invalidRequest, message: 'The message is not a request' };
      send({ id: null, error });
    }
  });
  socket.on('close', () => {
    for (const leave of subscriptions.values()) leave();
    if (user !== null) for (const ended of sessions) room.leave(user.id, ended);
  });
}

function parse<T>(schema: z.ZodType<T>, params: Request['params']): T {
  const parsed = schema.safeParse(params);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const place = issue?.path.map(String).join('.');
  throw new RpcError(CODES.invalidParams, `The parameter "${place}" is not valid`);
}

function parseRequest(text: string): Request | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isShallow(value)) return null;
  return requestSchema.safeParse(value).data ?? null;
}
