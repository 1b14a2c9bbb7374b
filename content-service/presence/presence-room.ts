import type { Json, JsonObject } from '../store/json.ts';

/** An event that the members of a room receive; `i` is the user who caused it. */
type PresenceEvent =
  | { readonly type: 'rollCall'; readonly i: string; readonly session: string }
  | { readonly type: 'state'; readonly i: string; readonly m: JsonObject }
  | {
      readonly type: 'disconnect';
      readonly i: string;
      readonly m: { readonly session: string };
    };

/** A member of a room: receives its events, as JSON, because that is the same for all members. */
export type PresenceMember = (event: string) => void;

/**
 * The editors of one dataset: all see where each of them announces to be. Nothing is stored: a new
 * member calls the roll, upon which the others announce themselves again.
 */
export class PresenceRoom {
  readonly #members = new Set<PresenceMember>();
  /**
   * The connection that has announced a session last, by {@link keyOf}: a client that has reconnected
   * announces the session that it had before.
   */
  readonly #announcers = new Map<string, object>();

  /** Adds a member; returns a function that removes it. */
  join(member: PresenceMember): () => void {
    this.#members.add(member);
    return () => this.#members.delete(member);
  }

  /** Requests all members to announce themselves, on behalf of the session of a user. */
  callRoll(userId: string, session: string): void {
    this.#send({ type: 'rollCall', i: userId, session });
  }

  /**
   * Announces where the session of a user is: any list of `locations`. From then on, it is a session
   * of this connection.
   */
  announce(
    connection: object,
    userId: string,
    sessionId: string,
    locations: readonly Json[],
  ): void {
    this.#announcers.set(keyOf(userId, sessionId), connection);
    this.#send({ type: 'state', i: userId, m: { sessionId, locations: [...locations] } });
  }

  /** Announces that the session of a user has ended, unless it is one of another connection. */
  leave(connection: object, userId: string, session: string): void {
    const key = keyOf(userId, session);
    if (this.#announcers.get(key) !== connection) return;
    this.#announcers.delete(key);
    this.#send({ type: 'disconnect', i: userId, m: { session } });
  }

  #send(event: PresenceEvent): void {
    const json = JSON.stringify(event);
    for (const member of this.#members) member(json);
  }
}

const keyOf = (userId: string, sessionId: string) => JSON.stringify([userId, sessionId]);
