import type { NextRequest } from 'next/server';
import type { Locale } from '../platform/i18n/locales.ts';
import { localeCookie } from './locale-cookie.ts';
import { negotiateLocale } from './negotiate-locale.ts';

/** Returns the language for a request without one in its path. */
export function preferredLocale(request: NextRequest): Locale {
  return negotiateLocale(
    request.cookies.get(localeCookie.name)?.value,
    request.headers.get('accept-language'),
  );
}
