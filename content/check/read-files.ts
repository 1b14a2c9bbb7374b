import { pragueTime } from '../../lib/time/prague.ts';
import { type Dataset, toDataset } from '../consistency/dataset.ts';
import { type DatasetFiles, expandDataset, readDataset } from '../format/dataset.ts';
import type { Problem as FormatProblem } from '../format/problems.ts';
import { locales } from '../schema/values/locales.ts';
import { type Problem, reporter } from './model/problem.ts';

/** The dataset defined by a content folder, or the problems of its files. */
export type FilesRead =
  | { readonly ok: true; readonly dataset: Dataset }
  | { readonly ok: false; readonly documents: number; readonly problems: readonly Problem[] };

const report = reporter('format');

/** Reads a content folder as if it were first imported at `now`; needs no content service. */
export async function readFiles(folder: string, now: Date): Promise<FilesRead> {
  return datasetOf(await readDataset(folder), now);
}

/** Returns the dataset that files define if they are first imported at `now`. */
export function datasetOf(files: DatasetFiles, now: Date): FilesRead {
  const expanded = expandDataset(files, pragueTime(now).date);
  if (!expanded.ok) {
    const problems = expanded.problems.map((problem) => toProblem(problem, files));
    return { ok: false, documents: files.files.length, problems };
  }
  const assets = [...files.pictures.values()].map(({ assetId }) => assetId);
  return { ok: true, dataset: toDataset({ documents: expanded.value, drafts: [], assets }, now) };
}

/** Reports under the document's id where there is one, else under the file's name. */
function toProblem({ file, path, message }: FormatProblem, { files }: DatasetFiles): Problem {
  const document = files.find((each) => each.file === file);
  const last = path.slice(path.lastIndexOf('.') + 1);
  const language = locales.find(({ id }) => id === last)?.id ?? null;
  const place = { path: language ? path.slice(0, -last.length - 1) : path, language };
  return report({ _id: document?.id ?? file, _type: document?.type ?? 'file' }, place, message);
}
