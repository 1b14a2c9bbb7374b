import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { Poster } from '#lib/media/poster/poster';
import { renderPoster } from './render-poster';

const poster: Poster = {
  route: 'museum',
  slug: null,
  locale: 'cs',
  title: 'Příliš žluťoučký kůň',
  line: 'od 1 380 Kč',
  picture: null,
};

it('is a JPEG of 1200 by 630 pixels for social networks, with and without a picture', async () => {
  const red = { r: 200, g: 40, b: 40 };
  const picture = await sharp({ create: { width: 600, height: 600, channels: 3, background: red } })
    .jpeg()
    .toBuffer();
  for (const file of [await renderPoster(poster, null), await renderPoster(poster, picture)]) {
    expect(await sharp(file).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
    expect(file.length).toBeLessThan(150_000);
  }
});
