import { wrongCapitals } from '../texts/capitals.ts';
import { ruleForTexts } from '../texts/text-rule.ts';

/** Finds capital letters of weekdays and months where Czech and Italian write small ones. */
export const capitals = ruleForTexts(wrongCapitals, { name: 'capitals', severity: 'error' });
