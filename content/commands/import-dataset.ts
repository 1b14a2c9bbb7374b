import type { SanityClient } from '@sanity/client';
import { pragueTime } from '../../lib/time/prague.ts';
import { sameMeaning } from '../format/canonical.ts';
import { expandDataset, readDataset } from '../format/dataset.ts';
import { type FullDocument, toJson } from '../format/json.ts';
import type { Checked } from '../format/problems.ts';
import { originDocument, originId, readOrigin } from './origin.ts';
import { planTransactions } from './plan-transactions.ts';
import { uploadPictures } from './upload-pictures.ts';

export interface ImportOptions {
  /** The folder with `documents/` and `images/`. */
  readonly folder: string;
  /** The present moment; its day in Prague is the first day of a dataset imported first. */
  readonly now: Date;
  /** Pins the first day (`YYYY-MM-DD`), whatever the dataset remembers. */
  readonly firstDay?: string;
}

export interface ImportSummary {
  readonly firstDay: string;
  readonly documents: number;
  /** Documents that were new or changed, and so were written. */
  readonly written: number;
  readonly pictures: number;
  readonly uploaded: number;
}

/**
 * Writes the dataset's files into the client's dataset as published documents. Nothing is
 * written if any file has a problem; nothing is deleted; what is the same already stays
 * untouched. Rejects when the content service fails or refuses.
 */
export async function importDataset(
  client: SanityClient,
  { folder, now, firstDay: pinned }: ImportOptions,
): Promise<Checked<ImportSummary>> {
  const dataset = await readDataset(folder);
  const firstDay = pinned ?? (await readOrigin(client)) ?? pragueTime(now).date;
  const expanded = expandDataset(dataset, firstDay);
  if (!expanded.ok) return expanded;

  const uploaded = await uploadPictures(client, folder, dataset.pictures.values());
  const documents = [originDocument(firstDay), ...expanded.value];
  const existing = await readExisting(client, documents);
  const changed = documents.filter((document) => {
    const present = existing.get(document._id);
    return !present || !sameMeaning(present, document);
  });
  for (const batch of planTransactions(changed, new Set(existing.keys()))) {
    const transaction = client.transaction();
    for (const document of batch) transaction.createOrReplace(document);
    await transaction.commit({ visibility: 'sync', returnDocuments: false, tag: 'content.import' });
  }
  const summary = {
    firstDay,
    documents: expanded.value.length,
    written: changed.filter(({ _id }) => _id !== originId).length,
    pictures: dataset.pictures.size,
    uploaded,
  };
  return { ok: true, value: summary };
}

async function readExisting(client: SanityClient, documents: readonly FullDocument[]) {
  const found = await client.fetch<{ _id: string }[]>(
    '*[_id in $ids]',
    { ids: documents.map(({ _id }) => _id) },
    { perspective: 'raw', useCdn: false },
  );
  return new Map(found.map((document) => [document._id, toJson(document)]));
}
