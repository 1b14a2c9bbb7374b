import {
  consentCookie,
  consentRevision,
  type OptionalCategory,
  optionalCategories,
} from '../consent/consent-rules.ts';

const pattern = new RegExp(`(?:^|; )${consentCookie.name}=([^;]*)`);

/**
 * What the cookies of a document say that the visitor has allowed; null before the choice, and
 * when what was chosen among has changed since. Reads no more of the record than it needs, so
 * that its schema need not come to the browser.
 */
export function readConsent(cookies: string): OptionalCategory[] | null {
  const [, value] = pattern.exec(cookies) ?? [];
  if (value === undefined) return null;
  try {
    const record: unknown = JSON.parse(decodeURIComponent(value));
    if (!(record instanceof Object && 'revision' in record && 'categories' in record)) return null;
    const { revision, categories } = record;
    if (revision !== consentRevision || !Array.isArray(categories)) return null;
    return optionalCategories.filter((category) => categories.includes(category));
  } catch {
    return null;
  }
}
