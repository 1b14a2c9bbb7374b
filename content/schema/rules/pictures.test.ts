import { expect, it } from 'vitest';
import { describePicture, tooSmall } from './messages.ts';
import { sharpEnough, withAlternative } from './pictures.ts';

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

it('demands pictures that are sharp on large screens', () => {
  expect(sharpEnough({ asset: assetOf('640x480') })).toBe(tooSmall);
  expect(sharpEnough({ asset: assetOf('480x960') })).toBe(true);
  expect(sharpEnough({ asset: { _ref: 'image-unknown' } })).toBe(true);
  expect(sharpEnough(undefined)).toBe(true);
});
