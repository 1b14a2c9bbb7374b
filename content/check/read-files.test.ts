import { expect, it } from 'vitest';
import type { DatasetFiles } from '../format/dataset.ts';
import { everyLanguage, fileWith } from '../format/testing/fixtures.ts';
import { datasetOf } from './read-files.ts';
import { now, toLines } from './testing/a-dataset.ts';

const folder = (more: Partial<DatasetFiles>): DatasetFiles => ({
  folder: '',
  files: [],
  pictures: new Map(),
  problems: [],
  ...more,
});

it('reports invalid files under the document or the file', () => {
  const { de: _, ...role } = everyLanguage('Tapster');
  const person = fileWith('person', { name: 'Jana', role });
  const problems = [{ file: 'images/pictures.yaml', path: 'cask', message: 'is not readable' }];
  const read = datasetOf(folder({ files: [person], problems }), now);
  expect(read.ok ? [] : toLines(read.problems)).toEqual([
    'error | images/pictures.yaml | cask | is not readable',
    'error | person-example | role | de | is missing',
    'error | person-example | email | is missing',
  ]);
});

it('reads files as the dataset an import today would publish', () => {
  const redirect = fileWith('redirect', { from: '/en/old', to: '/en/contact' });
  const read = datasetOf(folder({ files: [redirect] }), now);
  expect(read.ok && read.dataset).toMatchObject({
    documents: [{ _id: 'redirect-example', from: '/en/old' }],
    today: '2026-10-21',
  });
});
