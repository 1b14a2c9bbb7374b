import { expect, it } from 'vitest';
import { describeIn, describePicture, farTooNarrow, tooNarrow } from './messages.ts';
import { alternativeInLanguages, sharpEnough, wideEnough, withAlternative } from './pictures.ts';

const assetOf = (size: string) => ({ _ref: `image-${'0a'.repeat(20)}-${size}-jpg` });
const picture = { _type: 'picture', asset: assetOf('1600x900') };

it('demands an alternative text in English of a picture that is there and not decorative', () => {
  expect(withAlternative(undefined, { parent: picture })).toBe(describePicture);
  expect(withAlternative({ de: 'Fässer' }, { parent: picture })).toBe(describePicture);
  expect(withAlternative({ en: ' ' }, { parent: picture })).toBe(describePicture);
  expect(withAlternative({ en: 'Casks' }, { parent: picture })).toBe(true);
  expect(withAlternative(undefined, { parent: { ...picture, decorative: true } })).toBe(true);
  expect(withAlternative(undefined, { parent: { _type: 'picture' } })).toBe(true);
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

it('warns about languages of the document without an alternative text', () => {
  const context = { parent: picture, document: { _type: 'event', languages: ['en', 'cs', 'it'] } };
  expect(alternativeInLanguages({ en: 'Casks', cs: 'Sudy' }, context)).toBe(
    describeIn(['Italiano']),
  );
  expect(alternativeInLanguages({ en: 'Casks', cs: 'Sudy', it: 'Botti' }, context)).toBe(true);
  expect(alternativeInLanguages(undefined, context)).toBe(true);
  const decorative = { ...context, parent: { ...picture, decorative: true } };
  expect(alternativeInLanguages({ en: 'Casks' }, decorative)).toBe(true);
});

it('accepts what is no picture', () => {
  const gallery = { document: { _type: 'gallery' }, parent: [], path: ['items', { _key: 'a' }] };
  expect(sharpEnough({ asset: { _ref: 'image-unknown' } }, gallery)).toBe(true);
  expect(sharpEnough(undefined, gallery)).toBe(true);
});
