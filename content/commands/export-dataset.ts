import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SanityClient } from '@sanity/client';
import { pragueTime } from '../../lib/time/prague.ts';
import { readDataset } from '../format/dataset.ts';
import type { DocumentFile } from '../format/document-files.ts';
import type { Problem } from '../format/problems.ts';
import { exportPictures } from './export-pictures.ts';
import { readOrigin } from './origin.ts';
import { planFiles } from './plan-files.ts';
import { readDocuments } from './read-documents.ts';
import { renewBaseline } from './renew-baseline.ts';

export interface ExportOptions {
  /** The content folder whose formatting is kept where documents did not change. */
  readonly source: string;
  /** The content folder to write; may be the same. */
  readonly target: string;
  readonly now: Date;
}

export interface ExportSummary {
  /** The day from which the relative dates in the files are counted, `YYYY-MM-DD` in Prague. */
  readonly firstDay: string;
  readonly documents: number;
  /** Files that were new or changed. */
  readonly written: number;
  /** Files whose document no longer exists. */
  readonly removed: number;
  readonly pictures: number;
  /** Drafts, which are not exported. */
  readonly drafts: number;
  /** Values that the file format cannot represent. */
  readonly problems: readonly (Problem | string)[];
}

/**
 * Writes the published documents of the client's dataset into a content folder, so that importing
 * it results in the same documents. If the target is the source itself, the baseline in the dataset
 * is updated. Rejects when the content service fails or refuses.
 */
export async function exportDataset(
  client: SanityClient,
  { source, target, now }: ExportOptions,
): Promise<ExportSummary> {
  if (target !== source) {
    await cp(join(source, 'images'), join(target, 'images'), { recursive: true });
  }
  const { published, drafts } = await readDocuments(client);
  const firstDay = (await readOrigin(client)) ?? pragueTime(now).date;
  const before = await readDataset(source);
  const fresh = await exportPictures(client, target, published, before.pictures);
  const { pictures, files: present } = await readDataset(target);
  const documentTypes = new Map(published.map(({ _id, _type }) => [_id, _type]));
  const context = { pictures, documentTypes, firstDay };
  const plan = planFiles(published, before.files, context);
  const { written, removed } = await writeFiles(target, plan.texts, present);
  // A copy elsewhere, such as a backup, does not update the files here.
  const refused = target === source ? await renewBaseline(client, published, plan.incomplete) : [];
  return {
    firstDay,
    documents: published.length,
    written,
    removed,
    pictures: fresh.added,
    drafts,
    problems: [...fresh.problems, ...plan.problems, ...refused],
  };
}

/**
 * Writes the files of documents that differ from those `present` in a content folder, and removes those
 * without a document. Returns how many of both there were.
 */
async function writeFiles(
  folder: string,
  texts: ReadonlyMap<string, string>,
  present: readonly DocumentFile[],
): Promise<{ written: number; removed: number }> {
  const textOf = new Map(present.map(({ file, text }) => [file, text]));
  const changed = [...texts].filter(([file, text]) => textOf.get(file) !== text);
  for (const [file, text] of changed) {
    const path = join(folder, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
  const gone = present.filter(({ file }) => !texts.has(file));
  for (const { file } of gone) await rm(join(folder, file));
  return { written: changed.length, removed: gone.length };
}
