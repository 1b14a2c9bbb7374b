import { wrongSpaces } from '../texts/spaces.ts';
import { ruleForTexts } from '../texts/text-rule.ts';

/** Finds missing, repeated and breaking spaces. */
export const spaces = ruleForTexts(wrongSpaces, { name: 'spaces', severity: 'error' });
