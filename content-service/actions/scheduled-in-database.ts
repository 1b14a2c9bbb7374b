import type { DatabaseSync } from 'node:sqlite';
import { RELEASES } from '../ids/document-id.ts';
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
      const name = release._id.slice(RELEASES.length + 1);
      return release.state === 'scheduled' ? [{ dataset: String(dataset), name, release }] : [];
    });
}
