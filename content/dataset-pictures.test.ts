import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { type PictureUse, picturesOf } from './check/model/pictures.ts';
import { datasetOf } from './check/read-files.ts';
import { readDataset } from './format/dataset.ts';

const files = await readDataset(resolve(import.meta.dirname));
const read = datasetOf(files, new Date('2026-10-21T10:00:00Z'));
const documents = read.ok ? read.dataset.documents : [];
const pages = documents
  .filter(({ _type }) => _type === 'page' || _type === 'experience')
  .map((document) => ({
    id: document._id,
    shown: picturesOf(document)
      .filter(({ path }) => !path.startsWith('seo.') && !path.startsWith('gallery'))
      .map(asCut),
  }));

/** Returns a key of a picture as displayed: two cuts of one master are two pictures. */
function asCut({ assetId, picture }: PictureUse): string {
  return JSON.stringify([assetId, picture.crop ?? null]);
}

it.each(pages)('$id has a picture that no other page has', ({ id, shown }) => {
  const elsewhere = pages.flatMap((page) => (page.id === id ? [] : page.shown));
  expect(shown.filter((cut) => !elsewhere.includes(cut))).not.toEqual([]);
});
