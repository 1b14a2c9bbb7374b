import { expect, it } from 'vitest';
import { acceptedFormats } from './accepted-formats.ts';

it.each([
  ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'image/avif, image/webp'],
  ['image/webp;q=0.9, image/avif;q=0.5', 'image/avif, image/webp'],
  ['image/webp,*/*', 'image/webp'],
  ['image/avif;q=0, image/webp', 'image/webp'],
  ['image/*,*/*;q=0.8', ''],
  ['', ''],
  [undefined, ''],
])('of %j, %j is accepted', (accept, formats) => {
  expect(acceptedFormats(accept)).toBe(formats);
});
