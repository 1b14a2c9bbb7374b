import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { inEveryLocale } from '../../../lib/platform/i18n/in-every-locale.ts';
import type { TextRule } from './text-rule.ts';

const termSchema = z.strictObject({
  /** The word to use. */
  word: z.string().min(1),
  /** The words not to use, as the head of `vocabulary.yaml` describes. */
  not: z.array(z.string().regex(/^[\p{L}\d’ *-]+$/u)).default([]),
});

const vocabularySchema = z.array(
  z.strictObject({ thing: z.string().min(1), ...inEveryLocale(() => termSchema) }),
);

/** The words for each thing; an invalid file is a bug of the project and throws. */
export const vocabulary = vocabularySchema.parse(
  parse(readFileSync(join(import.meta.dirname, '../../vocabulary.yaml'), 'utf8')),
);

const avoided = inEveryLocale((language) =>
  vocabulary.flatMap(({ [language]: { word, not } }) =>
    not.map((avoid) => ({ word, pattern: patternOf(avoid) })),
  ),
);

/** Finds words that the vocabulary does not use. */
export const misusedWords: TextRule = (text, language) =>
  avoided[language].flatMap(({ word, pattern }) => {
    const found = pattern.exec(text)?.[0];
    return found === undefined ? [] : [`“${found}” is not in the vocabulary; use “${word}”`];
  });

/**
 * Returns a pattern that finds a word of the vocabulary, of which `*` stands for any letters. A
 * word in small letters is found in any case.
 */
function patternOf(word: string): RegExp {
  const source = word.replaceAll('*', '\\p{L}*').replaceAll(' ', '\\s+');
  const flags = /\p{Lu}/u.test(word) ? 'u' : 'iu';
  return new RegExp(`(?<![\\p{L}\\d])${source}(?![\\p{L}\\d])`, flags);
}
