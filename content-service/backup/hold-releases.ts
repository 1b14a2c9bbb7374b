import { publishTimeOf, withoutSchedule } from '../actions/release-actions.ts';
import { type ScheduledInDatabase, scheduledInDatabase } from '../actions/scheduled-in-database.ts';
import { newTransactionId } from '../ids/transaction-id.ts';
import { openDatabase } from '../store/database.ts';
import { writeDocument } from '../store/document-rows.ts';
import { inTransaction } from '../store/in-transaction.ts';
import { TransactionLog } from '../store/transaction-log.ts';
import { SCHEDULER_ID } from '../users/members.ts';

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
      const overdue = scheduledInDatabase(database).filter(
        ({ release }) => publishTimeOf(release) <= now.getTime(),
      );
      const log = new TransactionLog(database);
      for (const scheduled of overdue) {
        const transaction = holding(scheduled, now);
        for (const { next } of transaction.changes)
          writeDocument(database, scheduled.dataset, next);
        log.append(transaction);
      }
      return overdue.map(lineAbout);
    });
  } finally {
    database.close();
  }
}

/** Returns the transaction that makes a release active. */
function holding({ dataset, release }: ScheduledInDatabase, now: Date) {
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

function lineAbout({ dataset, name, release }: ScheduledInDatabase): string {
  return `The release "${name}" of the dataset "${dataset}" was scheduled for ${release.publishAt}, which has passed since the backup. It was not published and is active again: check it in the Studio, and publish or schedule it.`;
}
