import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = 'public/fonts';

/** The SHA-256 of each font file. */
const digests: Readonly<Record<string, string>> = {
  'gloock-czech-400-normal.woff2':
    'e1ac7dfbd5a08be4a440abbd9bd027675b242932eb54326418924a1c54890e75',
  'gloock-latin-400-normal.woff2':
    '9389ada8d35754635432c5565f03e8e3ce0f37f529207356426d1d9983b1bc29',
  'gloock-latin-ext-400-normal.woff2':
    'f4c411c2a1b2d61409467b3a810abe28bdb028b7b6a7dc19e9f6a5004b29749f',
  'hanken-grotesk-czech-wght-normal.woff2':
    '40f06997cdee7c5ee0b4ca6be964c1ff9a4615165419dcbe2d223cee8c3a38e7',
  'hanken-grotesk-latin-ext-wght-normal.woff2':
    '768af2923e0ab1549f1dfba0a5c8ea749c4c01f01d8e77ffaf7fcd12f57a0a24',
  'hanken-grotesk-latin-wght-normal.woff2':
    'e9201eddf1d41d0b62253295d869ce3cf65768f7102b797f02c7f8c876b4a9d5',
};

it('has the same bytes under the same name, because browsers keep a font for a year', () => {
  const found = readdirSync(folder).map((name) => {
    const digest = createHash('sha256')
      .update(readFileSync(`${folder}/${name}`))
      .digest('hex');
    return [name, digest];
  });
  expect(Object.fromEntries(found), 'A changed font needs a new name.').toEqual(digests);
});
