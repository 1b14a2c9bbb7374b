import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locale, locales } from '../../lib/platform/i18n/locales.ts';
import { localeInPlaceOf } from '../../lib/routing/locale-of-path.ts';

/**
 * Returns the complete HTML of the error page in the language of a path, or null without a build.
 */
export type ErrorPages = (path: string) => string | null;

/**
 * Reads the error page of each language from a finished build once, because rendering could fail
 * again when a page has failed.
 */
export function readErrorPages(distFolder: string): ErrorPages {
  const pages = new Map(locales.map((locale) => [locale, readErrorPage(distFolder, locale)]));
  return (path) => pages.get(localeInPlaceOf(path)) ?? null;
}

function readErrorPage(distFolder: string, locale: Locale): string | null {
  try {
    return readFileSync(join(distFolder, 'server', 'app', locale, 'error-page.html'), 'utf8');
  } catch {
    return null;
  }
}
