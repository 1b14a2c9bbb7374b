import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from './in-transaction.ts';
import type { Json } from './json.ts';

/** A value that a user has stored under a key. */
export interface UserValue {
  readonly key: string;
  readonly value: Json;
}

/** Values stored by users, such as settings of the Studio; independent of datasets. */
export class UserValues {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  /** Returns the values of those of the keys that the user has stored. */
  read(userId: string, keys: readonly string[]): UserValue[] {
    const rows = this.#database
      .prepare(
        `SELECT key, value FROM user_value
         WHERE user_id = ? AND key IN (SELECT value FROM json_each(?)) ORDER BY key`,
      )
      .all(userId, JSON.stringify(keys));
    return rows.map((row) => ({ key: String(row.key), value: JSON.parse(String(row.value)) }));
  }

  /** Returns how many bytes the user has stored under other keys than these, in UTF-8. */
  bytesBeside(userId: string, keys: readonly string[]): number {
    const row = this.#database
      .prepare(
        `SELECT sum(octet_length(key) + octet_length(value)) AS bytes FROM user_value
         WHERE user_id = ? AND key NOT IN (SELECT value FROM json_each(?))`,
      )
      .get(userId, JSON.stringify(keys));
    return Number(row?.bytes ?? 0);
  }

  /** Stores values, all or none, replacing those of the same keys. */
  write(userId: string, values: readonly UserValue[]): void {
    const statement = this.#database.prepare(
      `INSERT INTO user_value (user_id, key, value) VALUES (?, ?, ?)
       ON CONFLICT (user_id, key) DO UPDATE SET value = excluded.value`,
    );
    inTransaction(this.#database, () => {
      for (const { key, value } of values) statement.run(userId, key, JSON.stringify(value));
    });
  }
}
