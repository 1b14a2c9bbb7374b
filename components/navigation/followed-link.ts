import { isLocale } from '#lib/platform/i18n/locales';
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
 * scripts in the head of the document have decided would be lost), and the same path: its anchors, its
 * other queries (lists have a page for each filter), and itself, because `onRouteChange` sets a page up
 * only when the path changes. Other handlers have handled the rest.
 */
export function opensHere(link: HTMLAnchorElement, press: Press): boolean {
  const elsewhere = press.button || hasModifier(press);
  if (elsewhere || press.defaultPrevented || link.target || link.hasAttribute('download')) {
    return false;
  }
  if (languageOf(link) !== languageOf(location)) return false;
  if (link.dataset.checkout !== undefined) return false;
  return link.pathname !== location.pathname;
}
