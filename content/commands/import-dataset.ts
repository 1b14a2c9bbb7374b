import type { SanityClient } from '@sanity/client';
import { pragueTime } from '../../lib/time/prague.ts';
import { readDataset } from '../format/dataset.ts';
import { differingFields, fingerprintOf } from '../format/fingerprint.ts';
import type { Problem } from '../format/problems.ts';
import { documentTypes } from '../format/schema-index.ts';
import type { FullDocument } from '../json/json.ts';
import { transformReplacement } from '../publish/transform-published.ts';
import { afterAgreement, type Baseline, baselineId, parseBaseline } from './baseline.ts';
import { describeConflicts } from './describe-conflicts.ts';
import { expandFitDataset } from './expand-fit-dataset.ts';
import { findConflicts } from './find-conflicts.ts';
import { originDocument, originId, readOrigin } from './origin.ts';
import { uploadPictures } from './upload-pictures.ts';
import { writeDocuments } from './write-documents.ts';

export interface ImportOptions {
  /** The folder with `documents/` and `images/`. */
  readonly folder: string;
  /** The current time; its day in Prague becomes the first day on the first import. */
  readonly now: Date;
  /** Overrides the stored first day (`YYYY-MM-DD`). */
  readonly firstDay?: string;
  /** Overwrites changes made since the last import or export. */
  readonly replace?: boolean;
  /** The largest transaction, in bytes; by default the limit of hosted datasets. */
  readonly transactionBytes?: number;
}

export interface ImportSummary {
  readonly firstDay: string;
  readonly documents: number;
  /** Documents that were new or changed, and so were written. */
  readonly written: number;
  /** Those of them that had been changed since the last import or export. */
  readonly replaced: number;
  readonly pictures: number;
  readonly uploaded: number;
}

/** The summary of an import, or the problems that prevented it. */
export type Imported =
  | { readonly ok: true; readonly value: ImportSummary }
  | { readonly ok: false; readonly problems: readonly (Problem | string)[] };

const raced =
  'Somebody changed a document while the import was running. What follows it was not written: run the import again.';

/**
 * Writes the dataset's files into the client's dataset as published documents. No document is
 * written if any file has a problem, if the site would leave any of it out of its pages, or if a
 * document was changed after the last import or export and `replace` is not set; where a picture is
 * the problem, others may be uploaded. Nothing is deleted; unchanged documents and previous slugs are
 * kept. Rejects when the content service fails or refuses.
 */
export async function importDataset(
  client: SanityClient,
  { folder, now, firstDay: pinned, replace = false, transactionBytes }: ImportOptions,
): Promise<Imported> {
  const dataset = await readDataset(folder);
  const firstDay = pinned ?? (await readOrigin(client)) ?? pragueTime(now).date;
  const expanded = await expandFitDataset(dataset, firstDay);
  if (!expanded.ok) return expanded;

  const ids = [originId, baselineId, ...expanded.value.map(({ _id }) => _id)];
  const { existing, count } = await readExisting(client, ids);
  const documents = expanded.value.map((document) =>
    transformReplacement(existing.get(document._id) ?? null, document),
  );
  // An empty dataset has nothing to lose: it was emptied in order to be filled again.
  const remembered = count === 0 ? null : parseBaseline(existing.get(baselineId));
  const baseline: Baseline = remembered ?? new Map();
  const conflicts = findConflicts(documents, existing, baseline);
  if (conflicts.length > 0 && !replace) {
    return { ok: false, problems: describeConflicts(conflicts) };
  }

  const uploaded = await uploadPictures(client, folder, dataset.pictures.values());
  if (!uploaded.ok) return uploaded;
  const isPresent = (document: FullDocument) => {
    const present = existing.get(document._id);
    return present && differingFields(fingerprintOf(present), fingerprintOf(document)).length === 0;
  };
  const changed = documents.filter((document) => !isPresent(document));
  const origin = originDocument(firstDay);
  const done = await writeDocuments(client, {
    documents: isPresent(origin) ? changed : [origin, ...changed],
    existing,
    baseline: afterAgreement(baseline, documents.filter(isPresent)),
    replace,
    limit: transactionBytes,
  });
  if (!done) return { ok: false, problems: [raced] };
  const summary = {
    firstDay,
    documents: documents.length,
    written: changed.length,
    replaced: conflicts.length,
    pictures: dataset.pictures.size,
    uploaded: uploaded.value,
  };
  return { ok: true, value: summary };
}

interface Existing {
  readonly documents: readonly FullDocument[];
  /** How many documents of the dataset's types there are, drafts and versions included. */
  readonly count: number;
}

async function readExisting(client: SanityClient, ids: readonly string[]) {
  const { documents, count } = await client.fetch<Existing>(
    `{
      "documents": *[_id in $ids],
      "count": count(*[_type in $types])
    }`,
    { ids, types: documentTypes },
    { perspective: 'raw', useCdn: false, tag: 'content.import' },
  );
  return { existing: new Map(documents.map((document) => [document._id, document])), count };
}
