import { isLocale } from '#lib/platform/i18n/locales';
import { hasModifier } from '../ui/has-modifier';

/** What a press on a link says about where it is to open. */
type Press = Pick<
  MouseEvent,
  'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'
>;

/** The link of the site's pages that an event happened on, if any. */
export function pageLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  return link instanceof HTMLAnchorElement && isPage(link) ? link : null;
}

/** Whether an address is one of the site's pages. */
export function isPage({ origin, pathname }: Pick<URL, 'origin' | 'pathname'>): boolean {
  return origin === location.origin && isLocale(pathname.split('/')[1] ?? '');
}

/**
 * Whether a press on a link can be answered without loading a document. The browser keeps what
 * opens elsewhere, anchors of the same page, languages (the document's own changes with them) and
 * what somebody else takes care of.
 */
export function opensHere(link: HTMLAnchorElement, press: Press): boolean {
  const elsewhere = press.button || hasModifier(press);
  if (elsewhere || press.defaultPrevented || link.target || link.hasAttribute('download')) {
    return false;
  }
  if (link.dataset.locale || link.dataset.checkout !== undefined) return false;
  return !(link.hash && link.pathname === location.pathname && link.search === location.search);
}
