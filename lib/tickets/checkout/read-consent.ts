import { type OptionalCategory, optionalCategories } from '../../consent/consent-rules.ts';

/**
 * In the browser: what the visitor has allowed beyond the necessary, as the page has judged it;
 * null before the choice, and when what was chosen among has changed since.
 */
export function readConsent(): OptionalCategory[] | null {
  if (document.documentElement.dataset.choice === 'needed') return null;
  return optionalCategories.filter((category) => window.consent.agreed.includes(category));
}
