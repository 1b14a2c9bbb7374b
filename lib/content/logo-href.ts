import type { Locale } from '../platform/i18n/locales.ts';
import { pathFor } from '../routing/path-for.ts';
import type { Navigation } from './get-navigation.ts';

/**
 * Returns the path or address that the logo in a navigation leads to, by default home in this language;
 * null if the navigation has no logo.
 */
export function logoHref(navigation: Navigation | null, locale: Locale): string | null {
  if (navigation?.hasLogo === false) return null;
  return navigation?.logoLink?.href ?? pathFor('home', locale);
}
