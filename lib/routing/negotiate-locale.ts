import Negotiator from 'negotiator';
import { defaultLocale, isLocale, type Locale, locales } from '../platform/i18n/locales.ts';

/**
 * The language for a visitor who asked for none: the one chosen earlier (cookie), else the best
 * of the browser's `Accept-Language` (RFC 9110, section 12.5.4), else English.
 */
export function negotiateLocale(cookie: string | undefined, acceptLanguage: string | null): Locale {
  if (isLocale(cookie)) return cookie;
  const headers = { 'accept-language': acceptLanguage ?? '' };
  const [best] = new Negotiator({ headers }).languages([...locales]);
  return acceptLanguage && isLocale(best) ? best : defaultLocale;
}
