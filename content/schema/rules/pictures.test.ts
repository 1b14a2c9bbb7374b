import { expect, it } from 'vitest';
import { saidOf } from '../../testing/said-of.ts';
import { picture as pictureType } from '../objects/picture.ts';
import { describeIn, describePicture, farTooNarrow, tooNarrow } from './messages.ts';
import { sharpEnough, wideEnough, withAlternative } from './pictures.ts';

const assetOf = (size: string) => ({ _ref: `image-${'0a'.repeat(20)}-${size}-jpg` });
const picture = { _type: 'picture', asset: assetOf('1600x900') };

it('demands an alternative text in English of a picture that is there and not decorative', () => {
  const document = { _type: 'event', languages: ['en'] };
  const said = (value: unknown, parent: object = picture) =>
    withAlternative(value, { parent, document });
  expect(said(undefined)).toBe(describePicture);
  expect(said({ de: 'Fässer' })).toBe(describePicture);
  expect(said({ en: ' ' })).toBe(describePicture);
  expect(said({ en: 'Casks' })).toBe(true);
  expect(said(undefined, { ...picture, decorative: true })).toBe(true);
  expect(said(undefined, { _type: 'picture' })).toBe(true);
});

it('demands as many pixels as the place of a picture needs', () => {
  const narrow = { asset: assetOf('1600x900') };
  const hero = { document: { _type: 'page' }, path: ['sections', { _key: 'a' }, 'picture'] };
  const parent = { _type: 'heroSection' };
  expect(sharpEnough(narrow, { ...hero, parent })).toBe(tooNarrow(1600, 1920));
  expect(sharpEnough({ asset: assetOf('1920x1080') }, { ...hero, parent })).toBe(true);
  expect(sharpEnough(narrow, { ...hero, parent: { ...parent, size: 'plain' } })).toBe(true);
  const event = { _type: 'event' };
  expect(sharpEnough(narrow, { document: event, parent: event, path: ['picture'] })).toBe(
    tooNarrow(1600, 1920),
  );
  const gallery = { document: { _type: 'gallery' }, parent: [], path: ['items', { _key: 'a' }] };
  expect(sharpEnough(narrow, gallery)).toBe(true);
  expect(sharpEnough({ ...narrow, crop: { left: 0.25, right: 0.25 } }, gallery)).toBe(
    tooNarrow(800, 1200),
  );
});

it('rejects a picture with less than half of the pixels that its place needs', () => {
  const event = { document: { _type: 'event' }, parent: { _type: 'event' }, path: ['picture'] };
  const [small, half] = [{ asset: assetOf('959x540') }, { asset: assetOf('960x540') }];
  expect(wideEnough(small, event)).toBe(farTooNarrow(959, 960));
  expect(sharpEnough(small, event)).toBe(true);
  expect(wideEnough(half, event)).toBe(true);
  expect(sharpEnough(half, event)).toBe(tooNarrow(960, 1920));
});

it('refuses a picture without an alternative text in a language of the document', async () => {
  const said = (alt: object, document: object, parent: object = picture) =>
    saidOf(pictureType, 'alt', alt, { parent, document });
  const document = { _type: 'event', languages: ['en', 'cs', 'it'] };
  const czech = { en: 'Casks', cs: 'Sudy' };
  expect(await said(czech, document)).toEqual([`error: ${describeIn(['Italiano'])}`]);
  expect(await said({ ...czech, it: 'Botti' }, document)).toEqual([]);
  expect(await said(czech, { ...document, languages: ['en', 'cs'] })).toEqual([]);
  expect(await said(czech, { _type: 'gallery' })).toEqual([
    `error: ${describeIn(['Deutsch', 'Italiano'])}`,
  ]);
  expect(await said(czech, document, { ...picture, decorative: true })).toEqual([]);
});

it('accepts what is no picture', () => {
  const gallery = { document: { _type: 'gallery' }, parent: [], path: ['items', { _key: 'a' }] };
  expect(sharpEnough({ asset: { _ref: 'image-unknown' } }, gallery)).toBe(true);
  expect(sharpEnough(undefined, gallery)).toBe(true);
});
