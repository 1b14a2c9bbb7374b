import { ruleForTexts } from '../texts/text-rule.ts';
import { misusedWords } from '../texts/vocabulary.ts';

/** Finds words that `content/vocabulary.yaml` replaces by others. */
export const vocabulary = ruleForTexts(misusedWords, { name: 'vocabulary', severity: 'warning' });
