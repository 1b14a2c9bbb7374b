import { releaseDocumentId } from '../ids/document-id.ts';
import {
  parseBody,
  type RevisionChange,
  type RevisionReader,
  WHOLE_HISTORY,
} from '../store/revision-reader.ts';

/** How many changes of a release are searched: far more than it has. */
const MAX_TRANSACTIONS = 1000;

/** Returns the id of the user who scheduled a release last; null if the history does not say. */
export function scheduledBy(
  history: Pick<RevisionReader, 'transactions'>,
  dataset: string,
  releaseName: string,
): string | null {
  const transactions = history.transactions(dataset, {
    ids: [releaseDocumentId(releaseName)],
    onlyIds: true,
    ...WHOLE_HISTORY,
    newestFirst: true,
    limit: MAX_TRANSACTIONS,
  });
  for (const { author, changes } of transactions) {
    if (changes.some(isScheduling)) return author;
  }
  return null;
}

function isScheduling({ before, after, isComplete }: RevisionChange): boolean {
  return isComplete && isScheduled(after) && !isScheduled(before);
}

function isScheduled(body: string | null): boolean {
  return parseBody(body)?.state === 'scheduled';
}
