import { chmodSync, closeSync, openSync } from 'node:fs';

/**
 * Creates a file where it is missing, empty, and lets only its owner read and write it, also one that
 * was created with other rights. SQLite gives the files next to a database the mode of the database.
 */
export function createForOwner(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
}
