import type { WebSocket } from 'ws';
import type { Caller } from '../http/auth.ts';
import type { ConcurrencyLimit } from '../http/concurrency-limit.ts';
import type { Result } from '../http/result.ts';
import { CLOSE_CODES, UNUSED_MS } from '../sockets/sockets.ts';
import { RpcError } from './json-rpc.ts';

/** The error code of the protocol for a connection without a valid token. */
export const UNAUTHORIZED = 4001;

const NO_TOKEN = 'A token is needed';

/** The checks that admit users to a room. */
export interface Access {
  /** The connections of each user. */
  readonly places: ConcurrencyLimit;
  /** Called when a user has logged in. */
  readonly acknowledge: () => void;
  readonly authenticate: (authorization: string) => Result<Caller>;
  /** Returns why a caller may no longer be in the room, or null while they may. */
  readonly revocationOf: (caller: Caller) => string | null;
}

/** The user of a presence connection, who logs in with its first message. */
export class PresenceUser {
  readonly #socket: WebSocket;
  readonly #access: Access;
  readonly #unused: NodeJS.Timeout;
  #caller: Caller | null = null;

  /** Closes the connection if nobody has logged in after ten seconds. */
  constructor(socket: WebSocket, access: Access) {
    this.#socket = socket;
    this.#access = access;
    this.#unused = setTimeout(() => {
      if (this.#caller === null) socket.close(UNAUTHORIZED, NO_TOKEN);
    }, UNUSED_MS);
  }

  /** Logs the holder of a token in. Throws an `RpcError` if it is not valid. */
  logIn(authorization: string): void {
    const caller = this.#access.authenticate(authorization);
    if (!caller.ok) throw new RpcError(UNAUTHORIZED, 'The token is not valid');
    const { places } = this.#access;
    if (caller.value.id !== this.#caller?.id) {
      if (!places.take(caller.value.id)) {
        throw new RpcError(CLOSE_CODES.tryAgainLater, 'The user has too many connections');
      }
      if (this.#caller !== null) places.leave(this.#caller.id);
    }
    this.#caller = caller.value;
    this.#access.acknowledge();
  }

  /** Returns the id of the user. Throws an `RpcError` if nobody has logged in, or may no longer be here. */
  requireId(): string {
    if (this.#caller === null) throw new RpcError(UNAUTHORIZED, NO_TOKEN);
    const reason = this.#access.revocationOf(this.#caller);
    if (reason !== null) throw new RpcError(UNAUTHORIZED, reason);
    return this.#caller.id;
  }

  /** Closes the connection if its user may no longer be in the room. */
  verify(): void {
    const reason = this.#caller === null ? null : this.#access.revocationOf(this.#caller);
    if (reason !== null) this.#socket.close(UNAUTHORIZED, reason);
  }

  /** Frees the place of the connection, which is closed. */
  leave(): void {
    clearTimeout(this.#unused);
    if (this.#caller !== null) this.#access.places.leave(this.#caller.id);
  }
}
