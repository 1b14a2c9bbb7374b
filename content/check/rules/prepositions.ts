import { wrongPrepositions } from '../texts/prepositions.ts';
import { ruleForTexts } from '../texts/text-rule.ts';

/** Finds Italian articles and Czech prepositions that do not fit the number or weekday after them. */
export const prepositions = ruleForTexts(wrongPrepositions, {
  name: 'prepositions',
  severity: 'error',
});
