import { ClientError, type SanityClient } from '@sanity/client';
import type { FullDocument } from '../json/json.ts';
import { afterWriting, type Baseline, baselineDocument } from './baseline.ts';
import { planTransactions } from './plan-transactions.ts';

/** The documents an import writes, and the state of the dataset before. */
export interface Writing {
  readonly documents: readonly FullDocument[];
  /** Documents of the dataset with the revision they were compared at, by id. */
  readonly existing: ReadonlyMap<string, FullDocument>;
  /** The baseline, including the documents that need not be written. */
  readonly baseline: Baseline;
  /** Overwrites changes made while the import runs, instead of stopping. */
  readonly replace: boolean;
  /** The largest transaction, in bytes. */
  readonly limit?: number | undefined;
}

/**
 * Writes documents in as few transactions as possible. Each transaction updates the baseline with
 * what it writes, so that an interrupted import can be run again. Returns false if somebody else
 * changed one of the documents meanwhile: that transaction is then not written. Rejects when the
 * content service fails or refuses.
 */
export async function writeDocuments(client: SanityClient, writing: Writing): Promise<boolean> {
  const { documents, existing, replace } = writing;
  const batches = planTransactions(documents, new Set(existing.keys()), writing.limit);
  const revisions = new Map(
    [...existing].flatMap(([id, { _rev }]) => (typeof _rev === 'string' ? [[id, _rev]] : [])),
  );
  let { baseline } = writing;
  for (const batch of batches.length > 0 ? batches : [[]]) {
    baseline = afterWriting(baseline, batch);
    const state = baselineDocument(baseline);
    if (batch.length === 0 && existing.get(state._id)?.documents === state.documents) continue;
    const transaction = client.transaction();
    for (const document of [...batch, state]) {
      const { _id } = document;
      const revision = revisions.get(_id);
      if (replace) transaction.createOrReplace(document);
      else if (revision === undefined) transaction.create(document);
      else transaction.patch(_id, onlyIf(revision)).createOrReplace(document);
    }
    try {
      const { transactionId } = await transaction.commit({
        visibility: 'sync',
        returnDocuments: false,
        tag: 'content.import',
      });
      // The revision of a document is the transaction that wrote it: what an import writes twice must not
      // have been changed in between.
      for (const { _id } of [...batch, state]) revisions.set(_id, transactionId);
    } catch (error) {
      if (isRace(error)) return false;
      throw error;
    }
  }
  return true;
}

/** Returns a patch that changes nothing and fails if the document has another revision by now. */
const onlyIf = (ifRevisionID: string) => ({ ifRevisionID, unset: ['_importLock'] });

const races = [
  'documentRevisionIDDoesNotMatchError',
  'documentAlreadyExistsError',
  'documentNotFoundError',
];

function isRace(error: unknown): boolean {
  if (!(error instanceof ClientError)) return false;
  const details = JSON.stringify(error.details) ?? '';
  return races.some((type) => details.includes(`"${type}"`));
}
