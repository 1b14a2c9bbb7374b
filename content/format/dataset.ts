import type { FullDocument } from '../json/json.ts';
import { readCatalogue } from './catalogue.ts';
import { type DocumentFile, readDocumentFiles } from './document-files.ts';
import { expandDocument } from './expand-document.ts';
import type { Picture } from './pictures.ts';
import type { DatasetContext } from './place.ts';
import type { Checked, Problem } from './problems.ts';

export interface DatasetFiles {
  readonly folder: string;
  readonly files: readonly DocumentFile[];
  readonly pictures: ReadonlyMap<string, Picture>;
  /** Problems of the files themselves, before they are checked against the schema. */
  readonly problems: readonly Problem[];
}

/** Reads a content folder: its documents and its catalogue of pictures. */
export async function readDataset(folder: string): Promise<DatasetFiles> {
  const [{ files, problems }, catalogue] = await Promise.all([
    readDocumentFiles(folder),
    readCatalogue(folder),
  ]);
  return {
    folder,
    files,
    pictures: catalogue.pictures,
    problems: [...catalogue.problems, ...problems, ...repeatedIds(files)],
  };
}

function repeatedIds(files: readonly DocumentFile[]): Problem[] {
  const seen = new Map<string, string>();
  return files.flatMap(({ id, file }) => {
    const first = seen.get(id);
    seen.set(id, first ?? file);
    return first ? [{ file, path: '_id', message: `"${id}" is also in ${first}` }] : [];
  });
}

/** Returns the context for documents; `firstDay` is the day of the first import in Prague. */
function contextOf({ files, pictures }: DatasetFiles, firstDay: string): DatasetContext {
  return { pictures, documentTypes: new Map(files.map(({ id, type }) => [id, type])), firstDay };
}

/** Expands every document, or returns all problems of the dataset. */
export function expandDataset(dataset: DatasetFiles, firstDay: string): Checked<FullDocument[]> {
  const context = contextOf(dataset, firstDay);
  const results = dataset.files.map((file) => expandDocument(file, context));
  const problems = [
    ...dataset.problems,
    ...results.flatMap((result) => (result.ok ? [] : result.problems)),
  ];
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, value: results.flatMap((result) => (result.ok ? [result.value] : [])) };
}
