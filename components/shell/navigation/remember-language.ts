import { cookieLine } from '#lib/platform/http/cookie-line';
import { localeCookie } from '#lib/routing/locale-cookie';

/**
 * Adds the query and the anchor of the current URL to a link of the language switcher, so that the
 * visitor keeps their place on the page.
 */
export function keepQueryAndHash(
  link: HTMLAnchorElement,
  here: Pick<Location, 'search' | 'hash'>,
): void {
  link.search = here.search;
  link.hash = here.hash;
}

/**
 * Stores the chosen language in a cookie: for 365 days, SameSite Lax (specification, section 9),
 * and Secure where the browser would send it back.
 */
export function rememberLanguage(
  jar: Pick<Document, 'cookie'>,
  locale: string,
  { protocol }: Pick<Location, 'protocol'>,
): void {
  jar.cookie = cookieLine({ ...localeCookie, value: locale }, protocol);
}
