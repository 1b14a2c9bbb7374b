import { type OptionalCategory, optionalCategories } from './checkout-request.ts';

/** The consent cookie (specification, section 9); its value is the record of section 3 as JSON. */
const consentCookie = /(?:^|; )cc_cookie=([^;]*)/;

/** What the cookies of a document say that the visitor has allowed, or null before the choice. */
export function readConsent(cookies: string): OptionalCategory[] | null {
  const [, value] = consentCookie.exec(cookies) ?? [];
  if (value === undefined) return null;
  try {
    const record: unknown = JSON.parse(decodeURIComponent(value));
    const chosen = record instanceof Object && 'categories' in record ? record.categories : null;
    return Array.isArray(chosen) ? optionalCategories.filter((one) => chosen.includes(one)) : null;
  } catch {
    return null;
  }
}
