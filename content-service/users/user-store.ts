import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { generateSecret, ROLES, type Role } from '../secrets/secrets.ts';
import { createForOwner } from '../store/create-for-owner.ts';
import { BUSY_MS } from '../store/database.ts';
import { inTransaction } from '../store/in-transaction.ts';
import { SessionStore } from './session-store.ts';
import { digestOf } from './token-digest.ts';

/** The file of the users in a data folder. */
export const USERS_FILE = 'users.sqlite';

/** How long a token may be valid, in days. */
export const MAX_VALIDITY_DAYS = 365;

const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_NAME_LENGTH = 100;

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS user (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    role TEXT NOT NULL,
    created_at TEXT NOT NULL,
    token_digest TEXT UNIQUE,
    expires_at TEXT NOT NULL
  ) STRICT;
`;

/** A person with a token of their own, or one whose token was withdrawn. */
export interface User {
  /** The author of what this person writes; never used for anybody else. */
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  /** When the token expires (ISO 8601, UTC), or null where it was withdrawn. */
  readonly expiresAt: string | null;
}

/** A user with a new token, which is stored nowhere else. */
export interface IssuedToken {
  readonly user: User;
  readonly token: string;
}

/** The request for a new token. */
export interface TokenRequest {
  readonly role: Role;
  /** A whole number from 1 to {@link MAX_VALIDITY_DAYS}. */
  readonly days: number;
  readonly now: Date;
}

/**
 * The users of a data folder and the digests of their tokens, in a database of their own: commands
 * write it while the service runs, and each request reads it, so that a change takes effect at once.
 * A change is on the disk when it returns. Users are never deleted, because the history names them.
 */
export class UserStore {
  readonly sessions: SessionStore;
  readonly #database: DatabaseSync;
  readonly #byDigest: StatementSync;
  readonly #byId: StatementSync;

  /** Opens the users of a data folder, readable by its owner only; creates what is missing. */
  constructor(dataDir: string) {
    mkdirSync(dataDir, { recursive: true });
    const file = join(dataDir, USERS_FILE);
    createForOwner(file);
    this.#database = new DatabaseSync(file, { timeout: BUSY_MS });
    try {
      this.#database.exec(SCHEMA);
      this.sessions = new SessionStore(this.#database);
      this.#byDigest = this.#database.prepare('SELECT * FROM user WHERE token_digest = ?');
      this.#byId = this.#database.prepare('SELECT * FROM user WHERE id = ?');
    } catch (error) {
      this.#database.close();
      throw error;
    }
  }

  /** Returns the user with this id. */
  get(id: string): User | undefined {
    return toUser(this.#byId.get(id));
  }

  /** Returns all users, sorted by name. */
  list(): User[] {
    return this.#database
      .prepare('SELECT * FROM user')
      .all()
      .flatMap((row) => toUser(row) ?? [])
      .sort((a, b) => a.name.localeCompare(b.name));
  }

  /** Returns the user whose token has this digest, unless it has expired at `now`. */
  holderOf(digest: string, now: Date): User | undefined {
    const user = toUser(this.#byDigest.get(digest));
    return user !== undefined && isValidAt(user, now) ? user : undefined;
  }

  /** Adds a user. Throws an error with a message for the operator where that is not possible. */
  add(name: string, request: TokenRequest): IssuedToken {
    const given = normalizeName(name);
    return inTransaction(this.#database, () => {
      if (this.#find(given) !== undefined) {
        throw new Error(`There is a user "${given}" already; renew their token instead.`);
      }
      const id = `u${randomBytes(8).toString('hex')}`;
      const { token, digest, expiresAt } = issueToken(request);
      this.#database
        .prepare(
          'INSERT INTO user (id, name, role, created_at, token_digest, expires_at) VALUES (?, ?, ?, ?, ?, ?)',
        )
        .run(id, given, request.role, request.now.toISOString(), digest, expiresAt);
      return { user: this.#require(id), token };
    });
  }

  /**
   * Issues a new token to a user; their earlier one, if any, is not valid any more. The role is that
   * of the earlier token, unless another is given. Throws an error with a message for the operator.
   */
  renew(
    nameOrId: string,
    request: Omit<TokenRequest, 'role'> & { readonly role: Role | null },
  ): IssuedToken {
    return inTransaction(this.#database, () => {
      const { id, role } = this.#require(nameOrId);
      const { token, digest, expiresAt } = issueToken(request);
      this.#database
        .prepare('UPDATE user SET role = ?, token_digest = ?, expires_at = ? WHERE id = ?')
        .run(request.role ?? role, digest, expiresAt, id);
      return { user: this.#require(id), token };
    });
  }

  /**
   * Withdraws the token of a user, at once. Throws an error with a message for the operator where
   * there is no such user.
   */
  withdraw(nameOrId: string): User {
    return inTransaction(this.#database, () => {
      const { id } = this.#require(nameOrId);
      this.#database.prepare('UPDATE user SET token_digest = NULL WHERE id = ?').run(id);
      return this.#require(id);
    });
  }

  close(): void {
    this.#database.close();
  }

  #find(nameOrId: string): User | undefined {
    const row = this.#database
      .prepare('SELECT * FROM user WHERE name = ?')
      .get(nameOrId.normalize().trim());
    return this.get(nameOrId) ?? toUser(row);
  }

  #require(nameOrId: string): User {
    const user = this.#find(nameOrId);
    if (user === undefined) throw new Error(`There is no user "${nameOrId}".`);
    return user;
  }
}

/** Whether the token of a user is valid. */
export function isValidAt({ expiresAt }: User, now: Date): boolean {
  return expiresAt !== null && Date.parse(expiresAt) > now.getTime();
}

function issueToken({ days, now }: Pick<TokenRequest, 'days' | 'now'>) {
  const token = generateSecret('sk');
  const expiresAt = new Date(now.getTime() + days * DAY_MS).toISOString();
  return { token, digest: digestOf(token), expiresAt };
}

function normalizeName(name: string): string {
  const normalized = name.normalize().trim();
  if (normalized === '' || normalized.length > MAX_NAME_LENGTH || /\p{Cc}/u.test(normalized)) {
    throw new Error(`A name has 1 to ${MAX_NAME_LENGTH} characters, and no control characters.`);
  }
  return normalized;
}

function toUser(row: Record<string, unknown> | undefined): User | undefined {
  const role = ROLES.find((candidate) => candidate === row?.role);
  if (row === undefined || role === undefined) return undefined;
  return {
    id: String(row.id),
    name: String(row.name),
    role,
    createdAt: String(row.created_at),
    expiresAt: row.token_digest === null ? null : String(row.expires_at),
  };
}
