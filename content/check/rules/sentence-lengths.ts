import { longSentences } from '../texts/sentence-lengths.ts';
import { legalPages, ruleForTexts } from '../texts/text-rule.ts';

/** Finds long sentences outside the legal pages. */
export const sentenceLengths = ruleForTexts(longSentences, {
  name: 'sentence-lengths',
  severity: 'warning',
  except: legalPages,
});
