import { type OptionalCategory, optionalCategories } from '../../consent/consent-rules.ts';

/**
 * Returns the optional categories the visitor agreed to; browser only. Null before the choice, and
 * when the categories to choose among have changed since.
 */
export function readConsent(): OptionalCategory[] | null {
  if (document.documentElement.dataset.choice === 'needed') return null;
  return optionalCategories.filter((category) => window.consent.agreed.includes(category));
}
