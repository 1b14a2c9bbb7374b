import { cookieLine } from '#lib/platform/http/cookie-line';
import { localeCookie } from '#lib/routing/locale-cookie';

/**
 * Makes a link of the language switcher lead to where the visitor is on the page: the query and
 * the anchor of the present address go along.
 */
export function keepPlace(link: HTMLAnchorElement, here: Pick<Location, 'search' | 'hash'>): void {
  link.search = here.search;
  link.hash = here.hash;
}

/**
 * Remembers the language a visitor chose in the document's cookies: for 365 days, SameSite Lax
 * (specification, section 9), and Secure wherever the browser would send it back.
 */
export function rememberLanguage(
  jar: Pick<Document, 'cookie'>,
  locale: string,
  { protocol }: Pick<Location, 'protocol'>,
): void {
  jar.cookie = cookieLine({ ...localeCookie, value: locale }, protocol);
}
