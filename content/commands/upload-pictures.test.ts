import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { everyLanguage } from '../format/testing/fixtures.ts';
import { emptyDataset } from './empty-dataset.ts';
import { registerImportFixture } from './testing/import-fixture.ts';
import { uploadPictures } from './upload-pictures.ts';

const dataset = registerImportFixture();

const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#884400' } });
/** A picture as telephones write it when they are held upright. */
const upright = () => picture().withMetadata({ orientation: 6 }).jpeg().toBuffer();

describe('a picture', () => {
  it('is imported in every format that the content service accepts', { tags: 'slow' }, async () => {
    const pictures: Record<string, Buffer> = {
      'upright.jpg': await upright(),
      'a.jpg': await picture().jpeg().toBuffer(),
      'a.png': await picture().png().toBuffer(),
      'a.webp': await picture().webp().toBuffer(),
      'a.gif': await picture().gif().toBuffer(),
      'a.tif': await picture().tiff().toBuffer(),
      'a.avif': await picture().avif().toBuffer(),
      'a.svg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>'),
    };
    const names = Object.keys(pictures);
    for (const [name, bytes] of Object.entries(pictures)) {
      await writeFile(join(dataset.folder, 'images', name), bytes);
    }
    const entries = names.map((file) => [file.replace('.', '-'), { file, decorative: true }]);
    const catalogue = JSON.stringify(Object.fromEntries(entries));
    await writeFile(join(dataset.folder, 'images/pictures.yaml'), catalogue);
    expect(await dataset.imported()).toMatchObject({ uploaded: names.length });
    expect(await dataset.imported()).toMatchObject({ uploaded: 0 });
  });

  it('that a telephone has taken upright is exported and imported unchanged', {
    tags: 'slow',
  }, async () => {
    await dataset.imported();
    const { client } = dataset;
    const asset = await client.assets.upload('image', await upright(), { filename: 'IMG_1.jpg' });
    expect(asset._id).toMatch(/-30x40-jpg$/);
    const text = { _type: 'localizedString', ...everyLanguage('A glass') };
    const reference = { _type: 'reference', _ref: asset._id };
    await client.create({
      _id: 'gallery-glasses',
      _type: 'gallery',
      title: text,
      items: [{ _key: 'a', _type: 'picture', asset: reference, alt: text }],
    });
    expect(await dataset.exported()).toMatchObject({ pictures: 1, problems: [] });
    expect(await dataset.exported()).toMatchObject({ pictures: 0, written: 0, problems: [] });
    await emptyDataset(client);
    expect(await dataset.imported()).toMatchObject({ uploaded: 1 });
    expect(await dataset.field('gallery-glasses', 'items')).toMatchObject([{ asset: reference }]);
  });

  it('whose asset gets another id than expected is a problem of its entry', async () => {
    await writeFile(join(dataset.folder, 'images/a.jpg'), await upright());
    const entry = { key: 'a', file: 'a.jpg', assetId: 'image-a-40x30-jpg', defaults: {} };
    expect(await uploadPictures(dataset.client, dataset.folder, [entry])).toEqual({
      ok: false,
      problems: [
        {
          file: 'images/pictures.yaml',
          path: 'a',
          message: expect.stringMatching(/^a\.jpg became image-.* instead of image-a-40x30-jpg$/),
        },
      ],
    });
  });
});
