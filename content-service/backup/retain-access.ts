import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { loadSecrets, SECRETS_FILE } from '../secrets/secrets.ts';
import { USERS_FILE } from '../users/user-store.ts';
import { errorCode } from '../util/error-message.ts';
import { copyDatabase, copyFile } from './durable-files.ts';
import { areUsers } from './users-database.ts';

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

/**
 * Withdraws all tokens, and deletes what other tables have, which may give access, too. An earlier
 * backup may have been made of an empty file, and then has no users.
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
