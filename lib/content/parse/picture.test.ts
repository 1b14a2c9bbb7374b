// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { pictureAddress } from '../../media/picture/picture-address.ts';
import { keyedPicture, picture, pictureWithoutTexts } from './picture.ts';

const id = 'image-0123456789abcdef-100x80-jpg';
const origin = { baseUrl: '/media', projectId: 'demo', dataset: 'production' };

const stored = (asset: object = {}, fields: Record<string, unknown> = {}) => ({
  _key: 'a',
  _type: 'picture',
  asset: { _id: id, width: 100, height: 80, ...asset },
  ...fields,
});

const crop = (sides: object) => ({
  crop: { _type: 'sanity.imageCrop', left: 0, right: 0, top: 0, bottom: 0, ...sides },
});

describe('the id of a picture', () => {
  it.each([id, 'image-Tb9Ew8CXIwaY6R1kjMvI0uRR-2000x3000-jpg', 'image-my_photo-20x15-webp'])(
    'of %s has an address',
    (_id) => {
      const parsed = picture.parse(stored({ _id }));
      expect(parsed.asset?._id).toBe(_id);
      expect(pictureAddress(origin, { id: _id, cut: null, width: 360 })).toContain('w=360');
    },
  );

  it.each([
    'image-my-photo-2000x1500-webp',
    'image-abc-2000x1500',
    'file-abc-pdf',
    'image-abc-x-jpg',
  ])('is never %s, which has no address', (_id) => {
    expect(picture.safeParse(stored({ _id })).success).toBe(false);
  });
});

describe('the preview of a picture', () => {
  it.each(['data:image/webp;base64,UklGRg==', 'data:image/svg+xml;base64,PHN2Zy8+'])(
    'is %s',
    (lqip) => {
      expect(picture.parse(stored({ lqip })).asset?.lqip).toBe(lqip);
    },
  );

  it.each([
    'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
    'data:image/png;base64,AAAA),url(https://example.com/a.png',
    'data:image/png;base64,AA"AA',
    'data:text/html;base64,AAAA',
    'https://example.com/a.png',
  ])('is never %s', (lqip) => {
    expect(picture.parse(stored({ lqip })).asset?.lqip).toBeNull();
  });
});

describe('the crop of a picture', () => {
  it.each([{ left: 0.5, right: 0.49 }, { top: 0.5, bottom: 0.4875 }, {}])(
    'leaves at least one pixel: %j',
    (sides) => {
      const cropped = crop(sides);
      expect(picture.parse(stored({}, cropped)).crop).toEqual(cropped.crop);
    },
  );

  it.each([
    { left: 0.5, right: 0.4999 },
    { top: 0.5, bottom: 0.4999 },
    { left: 0.6, right: 0.5 },
  ])('is absent if it leaves none: %j', (sides) => {
    const cropped = stored({}, crop(sides));
    expect(picture.parse(cropped).crop).toBeNull();
    expect(keyedPicture.parse(cropped).crop).toBeNull();
    expect(pictureWithoutTexts.parse(cropped).crop).toBeNull();
  });
});
