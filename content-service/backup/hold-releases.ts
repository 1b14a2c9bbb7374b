import { publishTimeOf, withoutSchedule } from '../actions/release-actions.ts';
import { RELEASES } from '../ids/document-id.ts';
import { newTransactionId } from '../ids/transaction-id.ts';
import { openDatabase } from '../store/database.ts';
import { writeDocument } from '../store/document-rows.ts';
import { inTransaction } from '../store/in-transaction.ts';
import type { StoredDocument } from '../store/json.ts';
import { TransactionLog } from '../store/transaction-log.ts';
import { SCHEDULER_ID } from '../users/members.ts';

/** A scheduled release and its dataset. */
interface Scheduled {
  readonly dataset: string;
  readonly release: StoredDocument;
}

/**
 * Makes the scheduled releases of a restored data folder active whose time has passed since the
 * backup, with the reason as their `error`: the service would publish them when it starts, although
 * editors may have published, changed or discarded them since. Returns one line for each, for the
 * operator.
 */
export function holdOverdueReleases(dataDir: string, now: Date): string[] {
  const database = openDatabase(dataDir);
  try {
    return inTransaction(database, () => {
      const rows = database
        .prepare('SELECT dataset, body FROM document WHERE id GLOB ? ORDER BY dataset, id')
        .all(`${RELEASES}.*`);
      const log = new TransactionLog(database);
      const lines: string[] = [];
      for (const { dataset, body } of rows) {
        const release: StoredDocument = JSON.parse(String(body));
        const scheduled = { dataset: String(dataset), release };
        if (!isOverdue(scheduled, now)) continue;
        const transaction = holding(scheduled, now);
        for (const { next } of transaction.changes)
          writeDocument(database, scheduled.dataset, next);
        log.append(transaction);
        lines.push(lineAbout(scheduled));
      }
      return lines;
    });
  } finally {
    database.close();
  }
}

function isOverdue({ release }: Scheduled, now: Date): boolean {
  return release.state === 'scheduled' && publishTimeOf(release) <= now.getTime();
}

/** Returns the transaction that makes a release active. */
function holding({ dataset, release }: Scheduled, now: Date) {
  const id = newTransactionId();
  const timestamp = now.toISOString();
  const patch = withoutSchedule(
    `A backup was restored after the time of this release (${release.publishAt}). Check its content, and publish or schedule it again.`,
  );
  const { publishAt: _publishAt, ...rest } = release;
  const next = { ...rest, ...patch.set, _rev: id, _updatedAt: timestamp };
  return {
    id,
    dataset,
    author: SCHEDULER_ID,
    timestamp,
    mutations: [{ patch: { id: release._id, ...patch } }],
    changes: [{ id: release._id, operation: 'update' as const, previous: release, next }],
  };
}

function lineAbout({ dataset, release }: Scheduled): string {
  const name = release._id.slice(RELEASES.length + 1);
  return `The release "${name}" of the dataset "${dataset}" was scheduled for ${release.publishAt}, which has passed since the backup. It was not published and is active again: check it in the Studio, and publish or schedule it.`;
}
