import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { scheduledBy } from '../actions/scheduled-by.ts';
import { scheduledInDatabase } from '../actions/scheduled-in-database.ts';
import { CONTENT_FILE, openForReading } from '../store/database.ts';
import { isJsonObject } from '../store/json.ts';
import { RevisionReader } from '../store/revision-reader.ts';
import type { User } from '../users/user-store.ts';
import { errorMessage } from '../util/error-message.ts';

/**
 * Returns what an operator has to know of the releases that a user without a token has scheduled, one
 * line each, and none where there are none: the service publishes them at their time all the same.
 */
export function releasesOfUser(dataDir: string, { id, name: user }: User): readonly string[] {
  if (!existsSync(join(dataDir, CONTENT_FILE))) return [];
  const database = openForReading(dataDir);
  try {
    const history = new RevisionReader(database, (document) => document);
    const releases = scheduledInDatabase(database)
      .filter(({ dataset, name }) => scheduledBy(history, dataset, name) === id)
      .map(({ dataset, name, release: { metadata, publishAt } }) => {
        const title = isJsonObject(metadata) ? (metadata.title ?? name) : name;
        return `- "${title}" (${name} in the dataset "${dataset}"), ${publishAt}`;
      });
    if (releases.length === 0) return [];
    return [
      `What ${user} has scheduled is still published in their name. To prevent it, unschedule the release in the Studio:`,
      ...releases,
    ];
  } catch (error) {
    // It must not look as if the token were still valid.
    return [`What ${user} has scheduled could not be read: ${errorMessage(error)}`];
  } finally {
    database.close();
  }
}
