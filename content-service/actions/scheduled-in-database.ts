import type { DatabaseSync } from 'node:sqlite';
import { RELEASES, releaseNameOf } from '../ids/document-id.ts';
import type { StoredDocument } from '../store/json.ts';

/** A scheduled release in a database. */
export interface ScheduledInDatabase {
  readonly dataset: string;
  readonly name: string;
  /** The document that describes it. */
  readonly release: StoredDocument;
}

/** Returns the scheduled releases of all datasets in an open database, also those that are overdue. */
export function scheduledInDatabase(database: DatabaseSync): ScheduledInDatabase[] {
  return database
    .prepare('SELECT dataset, body FROM document WHERE id GLOB ? ORDER BY dataset, id')
    .all(`${RELEASES}.*`)
    .flatMap(({ dataset, body }): ScheduledInDatabase[] => {
      const release: StoredDocument = JSON.parse(String(body));
      const name = releaseNameOf(release._id);
      return release.state === 'scheduled' ? [{ dataset: String(dataset), name, release }] : [];
    });
}
