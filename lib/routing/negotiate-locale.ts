import Negotiator from 'negotiator';
import { defaultLocale, isLocale, type Locale, locales } from '../platform/i18n/locales.ts';

/**
 * Returns the language for a request without one in its path: the one chosen earlier (cookie), else
 * the best of the browser's `Accept-Language` (RFC 9110, section 12.5.4), else English.
 */
export function negotiateLocale(cookie: string | undefined, acceptLanguage: string | null): Locale {
  if (isLocale(cookie)) return cookie;
  const headers = { 'accept-language': acceptLanguage ?? '' };
  const [best] = new Negotiator({ headers }).languages([...locales]);
  return acceptLanguage && isLocale(best) ? best : defaultLocale;
}
