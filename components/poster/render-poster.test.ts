import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { Poster } from '#lib/media/poster/poster';
import { locales } from '#lib/platform/i18n/locales';
import { renderPoster } from './render-poster';

const poster: Poster = {
  route: 'museum',
  slug: null,
  locale: 'cs',
  title: 'Příliš žluťoučký kůň',
  line: 'od 1 380 Kč',
  picture: null,
};

it('is a JPEG of 1200 by 630 pixels for social networks, with and without a picture', {
  tags: 'slow',
}, async () => {
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

// Vouchers of the checkout's demo have the logo, too.
it.each(locales)('there are files of the logo and of the name in %s', (locale) => {
  const folder = join(import.meta.dirname, '../../public/assets/identity');
  for (const name of ['lockup', 'wordmark']) {
    expect(existsSync(join(folder, `${name}-${locale}-light.svg`)), name).toBe(true);
  }
});
