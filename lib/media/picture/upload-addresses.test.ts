// @vitest-environment node
import { expect, it } from 'vitest';
import { pictureSources } from './picture-sources.ts';
import { aPicture } from './testing/a-picture.ts';
import { uploadAddresses } from './upload-addresses.ts';

const id = `image-${'0a'.repeat(20)}-2400x1350-jpg`;
const picture = aPicture({ id });

it.each([undefined, 'portrait', 'wide', 'shared'] as const)(
  'contains every size of a picture that nobody has cropped (ratio: %s)',
  (ratio) => {
    const addresses = uploadAddresses(picture.origin, id);
    const { src, srcSet } = pictureSources(picture, ratio);
    const candidates = srcSet?.split(', ').map((candidate) => candidate.split(' ')[0]);
    expect(addresses).toEqual(expect.arrayContaining([src, ...(candidates ?? [])]));
    expect(new Set(addresses).size).toBe(addresses.length);
  },
);

it('is empty for what is not a picture', () => {
  const file = `file-${'0a'.repeat(20)}-pdf`;
  expect(uploadAddresses(picture.origin, file)).toEqual([]);
});
