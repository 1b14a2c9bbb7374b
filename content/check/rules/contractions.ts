import { missingContractions } from '../texts/contractions.ts';
import { legalPages, ruleForTexts } from '../texts/text-rule.ts';

/** Finds stiff English outside the legal pages. */
export const contractions = ruleForTexts(missingContractions, {
  name: 'contractions',
  severity: 'warning',
  except: legalPages,
});
