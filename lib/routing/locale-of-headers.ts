import type { IncomingHttpHeaders } from 'node:http';
import type { Locale } from '../platform/i18n/locales.ts';
import { localeCookie } from './locale-cookie.ts';
import { negotiateLocale } from './negotiate-locale.ts';

const chosenLocale = new RegExp(`(?:^|;)\\s*${localeCookie.name}=([^;]*)`);

/** Returns the language for a request without one in its path, by its headers as Node.js reads them. */
export function localeOfHeaders(headers: IncomingHttpHeaders): Locale {
  const [, chosen] = chosenLocale.exec(headers.cookie ?? '') ?? [];
  return negotiateLocale(chosen, headers['accept-language'] ?? null);
}
