import { around, type TextRule } from './text-rule.ts';

const verbs = 'is|are|was|were|do|does|did|has|have|had|would|could|should|will';

/** The start of a sentence, or of a clause after a punctuation mark or one of these words. */
function clauseAfter(words: string): string {
  return `(?<=^|[.!?…:;,] |\\b(?:${words}) )`;
}

const conjunctions = 'and|but|because|so|when|whenever|if|while|until';

/** A verb at the end of its clause is never contracted: “say you are.” */
const goesOn = '(?= \\p{L})';

/** Adverbs that may be between “have” and its participle. */
const adverbs = '(?:(?:already|also|always|ever|hardly|just|long|never|now|often|only) )*';

/** A participle, so that “have” is not the main verb, as in “we have a corner for them”. */
const participle =
  '(?:been|become|come|chosen|done|found|frozen|given|gone|had|kept|lain|left|made|seen|taken|written|\\p{L}{3,}ed)';

/**
 * The commonest forms that spoken English contracts, where nothing else is meant: “it is”, “you are”
 * and “that is” only at the start of a clause, because “everything in it is used”, “how many of you
 * are coming” and “how much of that is true” must stay.
 */
const uncontracted = new RegExp(
  [
    `\\b(?:${verbs}) not\\b`,
    '\\bcannot\\b',
    '\\bI am\\b',
    '\\b(?:I|we|you|they) will(?= \\p{Ll})',
    `(?<=^|[.!?…] )it is${goesOn}`,
    `${clauseAfter(conjunctions)}(?:we|you|they) are${goesOn}`,
    `${clauseAfter(conjunctions)}(?:he|she|that|here|what|where|who) is${goesOn}`,
    `${clauseAfter(`${conjunctions}|where|wherever`)}there is${goesOn}(?! to\\b)`,
    `\\bwho is${goesOn}`,
    `(?<!\\bof )\\b(?:I|we|you|they|he|she|it|who) ha(?:ve|s)(?= ${adverbs}${participle}(?!\\p{L}))`,
    `${clauseAfter('and')}let us${goesOn}(?! (?:know|have|help|show|tell|keep)\\b)`,
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
