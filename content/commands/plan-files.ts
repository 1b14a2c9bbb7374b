import { compactDocument } from '../format/compact-document.ts';
import type { DocumentFile } from '../format/document-files.ts';
import type { DatasetContext } from '../format/place.ts';
import type { Problem } from '../format/problems.ts';
import { writeYaml } from '../format/yaml-text.ts';
import type { FullDocument } from '../json/json.ts';

/** The files that represent the documents of a dataset. */
export interface FilesPlan {
  /** The text of each file, by its path below the content folder. */
  readonly texts: ReadonlyMap<string, string>;
  /** Values that the file format cannot represent. */
  readonly problems: readonly Problem[];
  /** The ids of the documents that have such values, or no file. */
  readonly incomplete: ReadonlySet<string>;
}

/**
 * Returns the files of documents, in the notation of those that were there `before`. Of documents that
 * would have the same file, the one that has it already keeps it, or else the first; the others are
 * problems.
 */
export function planFiles(
  documents: readonly FullDocument[],
  before: readonly DocumentFile[],
  context: DatasetContext,
): FilesPlan {
  const texts = new Map<string, string>();
  const problems: Problem[] = [];
  const incomplete = new Set<string>();
  const withFiles = documents.map((document) => ({
    document,
    old: before.find(({ id, type }) => id === document._id && type === document._type),
  }));
  const ownersFirst = withFiles.toSorted((a, b) => Number(!a.old) - Number(!b.old));
  for (const { document, old } of ownersFirst) {
    const compact = compactDocument(document, old, context);
    const { file } = compact;
    const isTaken = texts.has(file);
    const message = `"${document._id}" would have the same file as another document`;
    const found = isTaken ? [{ file, path: '_id', message }] : compact.problems;
    if (!isTaken) texts.set(file, writeYaml(compact.fields, old?.text));
    if (found.length > 0) incomplete.add(document._id);
    problems.push(...found);
  }
  return { texts, problems, incomplete };
}
