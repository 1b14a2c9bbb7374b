import { describe, expect, it } from 'vitest';
import type { Picture } from '../content/model/picture.ts';
import { sharedPictureUrl } from '../seo/shared-picture.ts';
import type { FrameRatio } from './picture/frame-ratios.ts';
import { pictureAddress } from './picture/picture-address.ts';
import { largePicture, pictureSources } from './picture/picture-sources.ts';
import { aPicture } from './picture/testing/a-picture.ts';
import { readRendering } from './read-rendering.ts';

const sha1 = '0123456789abcdef0123456789abcdef01234567';
const photo = { id: `image-${sha1}-2400x1350-jpg` };
const file = `/media/images/demo/production/${sha1}-2400x1350.jpg`;
const look = 'q=70&fit=max&auto=format';
const { origin } = aPicture();

/** Returns the canonical address for an address: itself if it is allowed, null if there is none. */
function leadsTo(address: string): string | null {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const path = pathname.split('/').slice(2).map(decodeURIComponent);
  const rendering = readRendering(path, searchParams, origin);
  return rendering && pictureAddress(origin, rendering);
}

describe('an address used by pages', () => {
  const hotspot = { _type: 'sanity.imageHotspot', x: 0.81, y: 0.37, width: 0.2, height: 0.2 };
  const crop = { _type: 'sanity.imageCrop', left: 0.137, right: 0.2, top: 0.05, bottom: 0.311 };
  const pictures: [string, Partial<Picture>][] = [
    ['a photograph', photo],
    ['one with a focal point', { ...photo, hotspot: { ...hotspot, _type: 'sanity.imageHotspot' } }],
    ['one that is cropped', { ...photo, crop: { ...crop, _type: 'sanity.imageCrop' } }],
    ['a small one', { id: `image-${sha1}-301x977-png`, width: 301, height: 977 }],
    ['a huge one', { id: `image-${sha1}-12000x9000-jpg`, width: 12_000, height: 9000 }],
    ['an engraving', { id: `image-${sha1}-1200x1397-webp`, width: 1200, height: 1397 }],
  ];
  const ratios: readonly (FrameRatio | undefined)[] = [
    undefined,
    'portrait',
    'tall',
    'square',
    'beside',
    'landscape',
    'panel',
    'wide',
  ];

  it.each(pictures)('is allowed: %s', (_, overrides) => {
    const picture = aPicture(overrides);
    const sources = ratios.flatMap((ratio) => [
      pictureSources(picture, ratio),
      pictureSources(picture, ratio, 880),
    ]);
    const addresses = [
      ...sources.flatMap(({ src, srcSet }) => [src, ...(srcSet ?? '').split(/ \d+w(?:, )?/)]),
      largePicture(picture).src,
      sharedPictureUrl(picture),
    ].filter(Boolean);
    expect(addresses.length).toBeGreaterThan(15);
    for (const address of addresses) expect(leadsTo(address)).toBe(address);
  });
});

describe('a similar address is mapped to the nearest one', () => {
  it.each([
    ['a width between ours', `${file}?w=1000&${look}`, `${file}?w=1080&${look}`],
    ['a width beyond ours', `${file}?w=99999&${look}`, `${file}?w=2400&${look}`],
    ['none at all', `${file}?w=0&${look}`, `${file}?w=360&${look}`],
    ['another order', `${file}?${look}&w=750`, `${file}?w=750&${look}`],
    ['a cut of nobody', `${file}?rect=1,2,300,400&w=750&${look}`, `${file}?w=750&${look}`],
    ['a photograph as uploaded', file, `${file}?w=2400&${look}`],
  ])('%s', (_, asked, nearest) => {
    expect(leadsTo(asked)).toBe(nearest);
  });

  it('a cut with the signature of another', () => {
    const cut = pictureSources(aPicture(photo), 'square').src;
    expect(leadsTo(cut.replace('rect=525', 'rect=524'))).toBe(`${file}?w=1080&${look}`);
    expect(leadsTo(cut.replace(sha1, sha1.replace('0', '1')))).not.toContain('rect');
    expect(leadsTo(`${cut}AAAA`)).not.toContain('rect');
  });
});

it.each([
  `${file}?w=5000&h=4500&fit=scale&fm=avif&q=100`,
  `${file}?w=750`,
  `${file}?w=750&h=750&${look}`,
  `${file}?w=750&q=71&fit=max&auto=format`,
  `${file}?w=750&${look}&fm=avif`,
  `${file}?w=750&${look}&dpr=3`,
  `${file}?w=750&w=1080&${look}`,
  `${file}?w=-750&${look}`,
  `${file}?w=7.5&${look}`,
  `${file}?w=750&${look}&__proto__=1`,
  `${file}?dl`,
  `${file}/vanity.jpg`,
  '/media',
  '/media/images',
  file.replace('images', 'files'),
  file.replace('demo', 'other'),
  file.replace('production', 'staging'),
  file.replace('/images/demo', '/images/demo%2Fproduction/..'),
  file.replace(sha1, `..%2F${sha1}`),
  file.replace(sha1, sha1.slice(1)),
  file.replace('2400x1350', '2400'),
])('there is nothing at %s', (address) => {
  expect(leadsTo(address)).toBeNull();
});
