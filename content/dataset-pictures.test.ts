import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { type PictureUse, picturesOf } from './check/pictures.ts';
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

/** The maximum size of one picture on the first screen of a phone, in bytes. */
const firstScreen = 120_000;

it.each(globSync('*.jpg', { cwd: resolve(import.meta.dirname, 'images') }))(
  '%s is small enough on a phone as WebP, before there is an AVIF',
  async (file) => {
    const master = sharp(resolve(import.meta.dirname, 'images', file));
    const upright = master.resize({ width: 880, height: 1100, fit: 'cover' });
    const { length } = await upright.webp({ quality: 70, effort: 4 }).toBuffer();
    expect(length).toBeLessThan(firstScreen);
  },
);
