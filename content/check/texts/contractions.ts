import { around, type TextRule } from './text-rule.ts';

const verbs = 'is|are|was|were|do|does|did|has|have|had|would|could|should|will';

/**
 * The commonest forms that spoken English contracts, where nothing else is meant: “it is” only at
 * the start of a sentence, because “everything in it is used” must stay.
 */
const uncontracted = new RegExp(
  [
    `\\b(?:${verbs}) not\\b`,
    '\\bcannot\\b',
    '\\bI am\\b',
    '\\b(?:I|we|you|they) will(?= \\p{Ll})',
    '(?<=^|[.!?…] )it is(?= \\p{L})',
  ].join('|'),
  'giu',
);

/** Finds English that is written out where a guide would contract it: “do not”, “it is”. */
export const missingContractions: TextRule = (text, language) =>
  language === 'en'
    ? [...text.matchAll(uncontracted)].map(
        (match) => `contract “${match[0]}”: ${around(text, match)}`,
      )
    : [];
