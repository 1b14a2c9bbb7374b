import { randomUUID } from 'node:crypto';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import { CLOSE_CODES, type SocketHandlers, sendText } from '../sockets/sockets.ts';
import { parseParams, RPC_CODES, RpcError, type RpcMethods, respondToRpc } from './json-rpc.ts';
import type { PresenceRoom } from './presence-room.ts';
import { type Access, PresenceUser, UNAUTHORIZED } from './presence-user.ts';
import { RateLimit } from './rate-limit.ts';

/** The errors after which the connection is closed with the same code. */
const CLOSING = new Set([UNAUTHORIZED, CLOSE_CODES.tryAgainLater]);
/** How many sessions one connection may announce; a Studio announces one. */
const MAX_SESSIONS = 20;
/**
 * How many announcements and roll calls one connection may send in a second, each of which all
 * members of the room receive. A Studio announces itself five times in a second at most.
 */
export const MAX_PER_SECOND = 10;
/** The length of announced locations as JSON; a Studio announces one, of some 300 bytes. */
export const LOCATIONS_BYTES = 4096;

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

interface Subscription {
  readonly id: string;
  readonly leave: () => void;
}

/** The dependencies of a connection. */
export interface PresenceOptions extends Access {
  readonly room: PresenceRoom;
}

/**
 * Serves the presence of the Studio on a WebSocket connection: JSON-RPC 2.0 with subscriptions, as
 * the client `@sanity/bifur-client` speaks it. Everything but `authorization` needs a token of at
 * least a viewer; without one, the connection is closed after ten seconds. A connection whose dataset
 * is deleted is closed, too. The end of the connection is the end of the sessions that it has
 * announced, and no other connection since.
 */
export function servePresence(
  socket: WebSocket,
  { room, ...access }: PresenceOptions,
): SocketHandlers {
  const user = new PresenceUser(socket, access);
  const sessions = new Map<string, string>();
  let subscription: Subscription | null = null;

  const notify = (id: string, event: string) => {
    if (socket.readyState !== socket.OPEN) return;
    user.verify();
    const params = `{"subscription":${JSON.stringify(id)},"result":${event}}`;
    sendText(socket, `{"jsonrpc":"2.0","method":"presence_subscription","params":${params}}`);
  };

  const methods: RpcMethods = {
    authorization: (params) => {
      user.logIn(parseParams(schemas.authorization, params).authorization);
      return true;
    },
    presence_subscribe: () => {
      user.requireId();
      const id = randomUUID();
      // A connection has one subscription: events that it receives several times are of no use.
      subscription?.leave();
      subscription = { id, leave: room.join((event) => notify(id, event)) };
      return id;
    },
    presence_unsubscribe: (params) => {
      const { subscriptionId } = parseParams(schemas.unsubscribe, params);
      if (subscription?.id !== subscriptionId) return false;
      subscription.leave();
      subscription = null;
      return true;
    },
    ...methodsOfSessions(socket, room, user, sessions),
  };

  socket.on('close', () => {
    subscription?.leave();
    user.leave();
    for (const [session, userId] of sessions) room.leave(socket, userId, session);
  });

  return {
    verify: () => user.verify(),
    receive: (message) => {
      const { text, error } = respondToRpc(message, methods);
      sendText(socket, text);
      if (error && CLOSING.has(error.code)) socket.close(error.code, error.message);
    },
  };
}

/**
 * Returns the methods with which a user announces the sessions of a connection. They are added to
 * `sessions`, which contains the id of the user of each.
 */
function methodsOfSessions(
  connection: WebSocket,
  room: PresenceRoom,
  user: PresenceUser,
  sessions: Map<string, string>,
): RpcMethods {
  const rate = new RateLimit(MAX_PER_SECOND);
  /** Returns the user who sends an event to all members of the room. */
  const sender = () => {
    const id = user.requireId();
    if (rate.take()) return id;
    const message = `There are more than ${MAX_PER_SECOND} announcements in a second`;
    throw new RpcError(RPC_CODES.invalidRequest, message);
  };
  return {
    presence_rollcall: (params) => {
      const { session: calling } = parseParams(schemas.session, params);
      room.callRoll(sender(), calling);
      return true;
    },
    presence_announce: (params) => {
      const { sessionId, locations } = parseParams(schemas.announce, params).data;
      const id = sender();
      const announcedBy = sessions.get(sessionId);
      if (announcedBy === undefined && sessions.size >= MAX_SESSIONS) {
        throw new RpcError(RPC_CODES.invalidRequest, 'There are too many sessions');
      }
      // Another user may have logged in on the connection since.
      if (announcedBy !== undefined && announcedBy !== id) {
        room.leave(connection, announcedBy, sessionId);
      }
      sessions.set(sessionId, id);
      room.announce(connection, id, sessionId, locations);
      return true;
    },
    presence_disconnect: (params) => {
      const { session: ended } = parseParams(schemas.session, params);
      // A session can be ended by the connection that announced it only.
      const announcedBy = sessions.get(ended);
      if (announcedBy === undefined) return true;
      sessions.delete(ended);
      room.leave(connection, announcedBy, ended);
      return true;
    },
  };
}
