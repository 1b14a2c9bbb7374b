import { resolve } from 'node:path';
import { expandDataset, readDataset } from '../../format/dataset.ts';
import type { FullDocument } from '../../json/json.ts';
import { imageDocument } from '../evaluate-over.ts';

/** Returns the demo dataset with its images, as first imported on a Wednesday. */
export async function demoDocuments(): Promise<FullDocument[]> {
  const dataset = await readDataset(resolve(import.meta.dirname, '../..'));
  const expanded = expandDataset(dataset, '2026-10-21');
  if (!expanded.ok) throw new Error('the dataset does not fit its schema');
  const images = [...dataset.pictures.values()].map(({ assetId }) => imageDocument(assetId));
  return [...expanded.value, ...images];
}
