import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SanityClient } from '@sanity/client';
import { pragueTime } from '../../lib/time/prague.ts';
import { compactDocument } from '../format/compact-document.ts';
import { readDataset } from '../format/dataset.ts';
import type { Problem } from '../format/problems.ts';
import { writeYaml } from '../format/yaml-text.ts';
import { exportPictures } from './export-pictures.ts';
import { readOrigin } from './origin.ts';
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

  const problems: (Problem | string)[] = [...fresh.problems];
  const kept = new Set<string>();
  const incomplete = new Set<string>();
  let written = 0;
  const withFiles = published.map((document) => ({
    document,
    old: before.files.find(({ id, type }) => id === document._id && type === document._type),
  }));
  // A document keeps its file where another one would get the same.
  const ownersFirst = withFiles.toSorted((a, b) => Number(!a.old) - Number(!b.old));
  for (const { document, old } of ownersFirst) {
    const compact = compactDocument(document, old, context);
    if (kept.has(compact.file)) {
      const message = `"${document._id}" would have the same file as another document`;
      problems.push({ file: compact.file, path: '_id', message });
      incomplete.add(document._id);
      continue;
    }
    const text = writeYaml(compact.fields, old?.text);
    problems.push(...compact.problems);
    if (compact.problems.length > 0) incomplete.add(document._id);
    kept.add(compact.file);
    if (present.find(({ file }) => file === compact.file)?.text === text) continue;
    const path = join(target, compact.file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
    written += 1;
  }
  const gone = present.filter(({ file }) => !kept.has(file));
  for (const { file } of gone) await rm(join(target, file));
  // A copy elsewhere, such as a backup, does not update the files here.
  if (target === source) {
    problems.push(...(await renewBaseline(client, published, incomplete)));
  }
  return {
    firstDay,
    documents: published.length,
    written,
    removed: gone.length,
    pictures: fresh.added,
    drafts,
    problems,
  };
}
