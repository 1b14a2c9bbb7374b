import { leftOutOf } from '../check/left-out.ts';
import { type DatasetFiles, expandDataset } from '../format/dataset.ts';
import type { Checked } from '../format/problems.ts';
import type { FullDocument } from '../json/json.ts';

/**
 * Expands every document. The problems, if there are any, include what the site would leave out of
 * its pages if the documents were published.
 */
export async function expandFitDataset(
  dataset: DatasetFiles,
  firstDay: string,
): Promise<Checked<FullDocument[]>> {
  const expanded = expandDataset(dataset, firstDay);
  if (!expanded.ok) return expanded;
  const assets = [...dataset.pictures.values()].map(({ assetId }) => assetId);
  const leftOut = await leftOutOf(expanded.value, assets);
  if (leftOut.length === 0) return expanded;
  const fileOf = new Map(dataset.files.map(({ id, file }) => [id, file]));
  const problems = leftOut.map(({ document, path, message }) => ({
    file: fileOf.get(document) ?? document,
    path,
    message,
  }));
  return { ok: false, problems };
}
