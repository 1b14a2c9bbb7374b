import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cache } from 'react';

/** The two subsets of each typeface, by the names used in the styles of a poster. */
const halves = [
  { name: 'Gloock', weight: 400, file: 'gloock/files/gloock-latin-400-normal.woff' },
  { name: 'Gloock Extended', weight: 400, file: 'gloock/files/gloock-latin-ext-400-normal.woff' },
  {
    name: 'Hanken',
    weight: 600,
    file: 'hanken-grotesk/files/hanken-grotesk-latin-600-normal.woff',
  },
  {
    name: 'Hanken Extended',
    weight: 600,
    file: 'hanken-grotesk/files/hanken-grotesk-latin-ext-600-normal.woff',
  },
] as const;

/** Returns the site's typefaces, in the format that the poster renderer needs. */
export const readFonts = cache(() =>
  Promise.all(
    halves.map(async ({ name, weight, file }) => {
      const path = join(process.cwd(), 'node_modules', '@fontsource', file);
      return { name, weight, data: await readFile(path) };
    }),
  ),
);

/**
 * Characters that neither subset contains, and for which the renderer would request another font.
 */
const unknown = /[^\p{Script=Latin}\p{Nd}\p{Z}\p{P}+<=>|~^`´¨¢-±×÷°€™−→]/gu;

/** Returns a text without the characters that the typefaces lack, such as emoji. */
export function settable(text: string): string {
  return text
    .replace(unknown, '')
    .replace(/\s+/g, (space) => space.charAt(0))
    .trim();
}
