import sharp from 'sharp';
import { expect, test } from 'vitest';
import { extractPalette } from './palette.ts';

const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 4, background } }).png();

test('a palette names the colours of the picture with their shares', async () => {
  const red = await plain(24, 64, '#cc0000').toBuffer();
  const picture = await plain(96, 64, '#ffffff')
    .composite([{ input: red, left: 0, top: 0 }])
    .toBuffer();
  const white = { foreground: '#000', title: '#000', population: 75 };
  expect(await extractPalette(sharp(picture))).toEqual({
    _type: 'sanity.imagePalette',
    dominant: expect.objectContaining(white),
    vibrant: {
      _type: 'sanity.imagePaletteSwatch',
      background: expect.stringMatching(/^#c.0.0.$/),
      foreground: '#fff',
      title: '#fff',
      population: 25,
    },
    lightMuted: expect.objectContaining(white),
  });
});

test.each([
  ['one pixel', plain(1, 1, '#336699')],
  ['nothing but transparency', plain(200, 10, '#00000000')],
])('a picture of %s has a dominant colour', async (_name, picture) => {
  const { dominant } = await extractPalette(sharp(await picture.toBuffer()));
  expect(dominant).toMatchObject({ population: 100 });
});
