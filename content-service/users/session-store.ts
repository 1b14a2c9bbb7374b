import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { generateSecret } from '../secrets/secrets.ts';
import { inTransaction } from '../store/in-transaction.ts';
import { digestOf } from './token-digest.ts';

/** How long an editor stays logged in, in hours: a working day. */
export const SESSION_HOURS = 12;

/** Sessions of one token; a login beyond that ends the oldest. */
export const MAX_SESSIONS = 20;
const HOUR_MS = 60 * 60 * 1000;

/** Also creates the table in a database that was made before there were sessions. */
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS session (
    digest TEXT PRIMARY KEY,
    token_digest TEXT NOT NULL,
    expires_at TEXT NOT NULL
  ) STRICT;
`;

/**
 * The sessions of logins, in the database of the users. A session has a token of its own, of which
 * only the digest is stored, so that what a browser stores ends with the session. Who it is of, and
 * whether it still counts, is that of the token that the editor has logged in with.
 */
export class SessionStore {
  readonly #database: DatabaseSync;
  readonly #byDigest: StatementSync;

  constructor(database: DatabaseSync) {
    database.exec(SCHEMA);
    this.#database = database;
    this.#byDigest = database.prepare(
      'SELECT token_digest FROM session WHERE digest = ? AND expires_at > ?',
    );
  }

  /** Starts a session of the token with this digest; returns the session's own token. */
  start(tokenDigest: string, now: Date): string {
    const token = generateSecret('st');
    const expiresAt = new Date(now.getTime() + SESSION_HOURS * HOUR_MS).toISOString();
    inTransaction(this.#database, () => {
      this.#database.prepare('DELETE FROM session WHERE expires_at <= ?').run(now.toISOString());
      this.#database
        .prepare(
          `DELETE FROM session WHERE digest IN (
             SELECT digest FROM session WHERE token_digest = ?
             ORDER BY expires_at DESC, rowid DESC LIMIT -1 OFFSET ?
           )`,
        )
        .run(tokenDigest, MAX_SESSIONS - 1);
      this.#database
        .prepare('INSERT INTO session (digest, token_digest, expires_at) VALUES (?, ?, ?)')
        .run(digestOf(token), tokenDigest, expiresAt);
    });
    return token;
  }

  /** Returns the digest of the token that a session is of, or null where no session has it at `now`. */
  tokenDigestOf(digest: string, now: Date): string | null {
    const row = this.#byDigest.get(digest, now.toISOString());
    return row === undefined ? null : String(row.token_digest);
  }

  /** Ends the session whose token has this digest, if it is one. */
  end(digest: string): void {
    this.#database.prepare('DELETE FROM session WHERE digest = ?').run(digest);
  }
}

/**
 * Removes all sessions from the copy of a database, and overwrites their digests in the file:
 * restoring it must not resume any.
 */
export function removeSessions(file: string): void {
  const database = new DatabaseSync(file);
  try {
    database.exec('PRAGMA secure_delete = ON; DROP TABLE IF EXISTS session');
  } finally {
    database.close();
  }
}
