import type { TextRule } from './text-rule.ts';

/** A sentence has fewer words than this. */
const tooMany = 35;

/**
 * An end of a sentence: a mark, perhaps a closing quotation mark, a space, and a capital letter or
 * a number. An abbreviation such as “z. B.” ends none, and a no-break space is within a date.
 */
const boundary = /(?<=[.!?…][“”»]?)(?<!(?<![\p{L}’])[a-z]\.) (?=[„“«]?[\p{Lu}\d])/u;

/** Finds sentences that are too long to be read in one breath. */
export const longSentences: TextRule = (text) =>
  text.split(boundary).flatMap((sentence) => {
    const count = sentence.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
    const start = sentence.split(' ').slice(0, 4).join(' ');
    return count < tooMany ? [] : [`a sentence has ${count} words: “${start} …”`];
  });
