import { isLocale } from '#lib/platform/i18n/locales';
import { codeNames } from '#lib/tickets/referral/codes-in';
import { hasModifier } from '../ui/has-modifier';

/** The properties of a click that determine where a link opens. */
type Press = Pick<
  MouseEvent,
  'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'
>;

/** Returns the link that is the target of an event, or contains it; null otherwise. */
export function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  return link instanceof HTMLAnchorElement ? link : null;
}

/** Returns the link of an event if it leads to one of the site's pages; null otherwise. */
export function pageLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = linkOf(target);
  return link && isPage(link) ? link : null;
}

/** Whether a URL is one of the site's pages. */
export function isPage(url: Pick<URL, 'origin' | 'pathname'>): boolean {
  return url.origin === location.origin && isLocale(languageOf(url));
}

function languageOf({ pathname }: Pick<URL, 'pathname'>): string {
  return pathname.split('/')[1] ?? '';
}

/**
 * Whether a click on a link can be handled without loading a document. The browser handles new tabs
 * and windows, downloads, pages in another language (their layout is another one, and what the
 * scripts in the head of the document have decided would be lost), filtered lists, and the same path: its
 * anchors, its other queries, and itself, because `onRouteChange` sets a page up only when the path changes.
 * Other handlers have handled the rest.
 */
export function opensHere(link: HTMLAnchorElement, press: Press): boolean {
  const elsewhere = press.button || hasModifier(press);
  if (elsewhere || press.defaultPrevented || link.target || link.hasAttribute('download')) {
    return false;
  }
  if (languageOf(link) !== languageOf(location)) return false;
  if (link.dataset.checkout !== undefined) return false;
  return link.pathname !== location.pathname && !hasFilter(link);
}

/** Whether a link has a query besides codes: the router would predict the page without it from its cache. */
function hasFilter({ search }: HTMLAnchorElement): boolean {
  const query = new URLSearchParams(search);
  for (const name of codeNames) query.delete(name);
  return query.size > 0;
}
