import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readDataset } from '../format/dataset.ts';
import { checkDataset } from './check-dataset.ts';
import { datasetOf } from './read-files.ts';
import { toLines } from './testing/a-dataset.ts';

const files = await readDataset(resolve(import.meta.dirname, '..'));

// The relative dates in the files depend on the day of the import, above all around holidays.
it.each(['2026-10-21', '2026-12-31'])(
  'the demo dataset imported on %s has no problem',
  { tags: 'slow' },
  (day) => {
    const read = datasetOf(files, new Date(`${day}T10:00:00Z`));
    const found = read.ok ? checkDataset(read.dataset) : read;
    expect(toLines(found.problems)).toEqual([]);
    expect(read.ok && read.dataset.documents.length).toBeGreaterThan(80);
  },
);
