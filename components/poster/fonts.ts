import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cache } from 'react';

/** The halves of the two typefaces under the names that styles of a poster call them by. */
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

/** The typefaces of the house, in the format that posters are set from. */
export const readFonts = cache(() =>
  Promise.all(
    halves.map(async ({ name, weight, file }) => {
      const path = join(process.cwd(), 'node_modules', '@fontsource', file);
      return { name, weight, data: await readFile(path) };
    }),
  ),
);

/** What neither half has a letter for, and what would be looked for elsewhere. */
const unknown = /[^\p{Script=Latin}\p{Nd}\p{Z}\p{P}+<=>|~^`´¨¢-±×÷°€™−→]/gu;

/** A text without what the typefaces cannot say, such as emoji. */
export function settable(text: string): string {
  return text
    .replace(unknown, '')
    .replace(/\s+/g, (space) => space.charAt(0))
    .trim();
}
