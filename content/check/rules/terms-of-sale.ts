import { wrongTerms } from '../texts/terms-of-sale.ts';
import { ruleForTexts } from '../texts/text-rule.ts';

/** Finds texts whose deadlines differ from those that tickets and gift vouchers are sold with. */
export const termsOfSale = ruleForTexts(wrongTerms, { name: 'terms-of-sale', severity: 'error' });
