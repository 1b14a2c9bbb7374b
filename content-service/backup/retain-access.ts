import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { errorCode } from '../error-message.ts';
import { loadSecrets, SECRETS_FILE } from '../secrets/secrets.ts';
import { USERS_FILE } from '../users/user-store.ts';
import { copyDatabase, copyFile } from './durable-files.ts';

/** Primary result codes of SQLite: a damaged page, and a file that is not a database. */
const DAMAGED = [11, 26];
const PRIMARY_CODE = 0xff;

/**
 * Puts the secrets and users of a data folder into a restored one: who has access is not content, and
 * a token that was withdrawn since the backup must not become valid again. Where they are damaged, the
 * service makes new secrets, and the users of the backup remain, because the history names them, but
 * without their tokens. Returns what the operator has to do then, one line each.
 */
export async function retainAccess(dataDir: string, restored: string): Promise<readonly string[]> {
  const lines: string[] = [];
  if (existsSync(join(dataDir, SECRETS_FILE))) {
    if (areSecrets(dataDir)) {
      await copyFile(join(dataDir, SECRETS_FILE), join(restored, SECRETS_FILE), 'sha256');
    } else {
      lines.push(
        `${SECRETS_FILE} was damaged: give the site the new tokens and the new webhook secret (npm run content:tokens).`,
      );
    }
  }
  if (existsSync(join(dataDir, USERS_FILE))) {
    if (areUsers(join(dataDir, USERS_FILE))) {
      rmSync(join(restored, USERS_FILE), { force: true });
      copyDatabase(join(dataDir, USERS_FILE), join(restored, USERS_FILE));
    } else {
      withdrawAll(join(restored, USERS_FILE));
      lines.push(
        `${USERS_FILE} was damaged: nobody's token is valid; renew those of the users in the backup, and add newer users again (npm run content:tokens).`,
      );
    }
  }
  return lines;
}

function areSecrets(dataDir: string): boolean {
  try {
    loadSecrets(dataDir);
    return true;
  } catch (error) {
    // Only an error of the system has a code: the file cannot be read, and may be as it should be.
    if (errorCode(error) !== undefined) throw error;
    return false;
  }
}

/** Whether a file is a sound database with a table of users, which an empty one has not. */
function areUsers(file: string): boolean {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const problems = database.prepare('PRAGMA integrity_check').all();
    const tables = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'user'").all();
    return tables.length > 0 && problems.every((row) => row.integrity_check === 'ok');
  } catch (error) {
    if (isDamage(error)) return false;
    throw error;
  } finally {
    database.close();
  }
}

function isDamage(error: unknown): boolean {
  return (
    error instanceof Error &&
    'errcode' in error &&
    DAMAGED.includes(Number(error.errcode) & PRIMARY_CODE)
  );
}

/**
 * Withdraws all tokens, and deletes what other tables have, which may give access, too. A backup that
 * was made of an empty file has no users.
 */
function withdrawAll(file: string): void {
  if (!existsSync(file)) return;
  if (!areUsers(file)) {
    rmSync(file);
    return;
  }
  const database = new DatabaseSync(file);
  try {
    database.exec('PRAGMA secure_delete = ON; UPDATE user SET token_digest = NULL');
    const others = database
      .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'user'")
      .all();
    for (const { name } of others) database.exec(`DELETE FROM "${name}"`);
  } finally {
    database.close();
  }
}
