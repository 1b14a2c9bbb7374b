import { describe, expect, it } from 'vitest';
import { largePicture, pictureSources } from './picture-sources.ts';
import { aPicture } from './testing/a-picture.ts';

const hotspot = { _type: 'sanity.imageHotspot', x: 0.8, y: 0.5, width: 0.2, height: 0.2 } as const;
const crop = { _type: 'sanity.imageCrop', left: 0.25, right: 0.25, top: 0, bottom: 0 } as const;

/** Returns the widths listed in a `srcset`. */
function offeredWidths(srcSet: string | null): number[] {
  return (srcSet ?? '').split(', ').map((candidate) => Number(candidate.match(/ (\d+)w$/)?.[1]));
}

function query(address: string): URLSearchParams {
  return new URL(address, 'http://localhost').searchParams;
}

describe('pictureSources', () => {
  it('uses addresses on the site if content is embedded', () => {
    const { src } = pictureSources(aPicture());
    expect(src).toMatch(/^\/media\/images\/demo\/production\/0123456789abcdef-2400x1350\.jpg\?/);
  });

  it('uses the CDN of a hosted project', () => {
    const origin = { baseUrl: 'https://cdn.sanity.io', projectId: 'abc123', dataset: 'live' };
    const { src } = pictureSources(aPicture({ origin }));
    expect(src).toMatch(/^https:\/\/cdn\.sanity\.io\/images\/abc123\/live\//);
  });

  it('lets the service choose the best format for the browser', () => {
    expect(query(pictureSources(aPicture()).src).get('auto')).toBe('format');
  });

  it("lists the screen widths, and the master's width last", () => {
    const { srcSet } = pictureSources(aPicture());
    expect(offeredWidths(srcSet)).toEqual([360, 540, 750, 1080, 1440, 1920, 2400]);
  });

  it('is never wider than the master', () => {
    const { src, srcSet, width } = pictureSources(aPicture({ width: 900, height: 600 }));
    expect(offeredWidths(srcSet)).toEqual([360, 540, 750, 900]);
    expect(query(src).get('w')).toBe('1080');
    expect(query(src).get('fit')).toBe('max');
    expect(width).toBe(900);
  });

  it('is never wider than the frame that a ratio cuts from the master', () => {
    const sources = pictureSources(aPicture(), 'portrait');
    expect(offeredWidths(sources.srcSet)).toEqual([360, 540, 750, 1080]);
    expect(sources).toMatchObject({ width: 1080, height: 1350 });
  });

  it('is never wider than the part that the crop leaves', () => {
    const sources = pictureSources(aPicture({ crop }));
    expect(offeredWidths(sources.srcSet)).toEqual([360, 540, 750, 1080, 1200]);
    expect(sources).toMatchObject({ width: 1200, height: 1350 });
  });

  it('is never wider than requested', () => {
    expect(offeredWidths(pictureSources(aPicture(), undefined, 880).srcSet).at(-1)).toBe(880);
  });

  it('is not a choice if there is only one version', () => {
    const { src, srcSet } = pictureSources(aPicture(), undefined, 360);
    expect(query(src).get('w')).toBe('360');
    expect(srcSet).toBeNull();
  });

  it('is the unchanged master if it is ready for the web', () => {
    const engraving = aPicture({ id: 'image-0f-1200x1397-webp', width: 1200, height: 1397 });
    const address = '/media/images/demo/production/0f-1200x1397.webp';
    expect(pictureSources(engraving)).toEqual({
      src: address,
      srcSet: null,
      width: 1200,
      height: 1397,
    });
    expect(query(pictureSources(engraving, 'square').src).get('w')).toBe('1080');
  });

  it('is uncut unless another ratio is requested', () => {
    expect(query(pictureSources(aPicture()).src).get('rect')).toBeNull();
    expect(query(pictureSources(aPicture({ height: 1200 }), 'wide').src).get('rect')).toBeNull();
    expect(query(pictureSources(aPicture(), 'square').src).get('rect')).toBe('525,0,1350,1350');
  });

  it('cuts the same region in every width', () => {
    const { srcSet } = pictureSources(aPicture({ hotspot }), 'portrait');
    const cuts = (srcSet ?? '').split(' ').filter((part) => part.includes('rect'));
    expect(cuts.length).toBeGreaterThan(1);
    expect(new Set(cuts.map((address) => query(address).get('rect'))).size).toBe(1);
  });

  it('signs the cuts of pictures that the site serves', () => {
    const origin = { baseUrl: 'https://cdn.sanity.io', projectId: 'abc123', dataset: 'live' };
    expect(query(pictureSources(aPicture(), 'square').src).get('s')).toMatch(/^[-\w]{12}$/);
    expect(query(pictureSources(aPicture()).src).get('s')).toBeNull();
    expect(query(pictureSources(aPicture({ origin }), 'square').src).get('s')).toBeNull();
  });
});

describe('largePicture', () => {
  it('is the whole picture at most 1920 pixels wide, with its height', () => {
    const { src, width, height } = largePicture(aPicture());
    const large = query(src);
    expect([large.get('w'), large.get('fit')]).toEqual(['1920', 'max']);
    expect([width, height]).toEqual([1920, 1080]);
  });

  it('is never wider than the cropped part of the master', () => {
    const { src, width, height } = largePicture(aPicture({ width: 800, height: 600, crop }));
    expect(query(src).get('rect')).toBe('200,0,400,600');
    expect([width, height]).toEqual([400, 600]);
  });
});
