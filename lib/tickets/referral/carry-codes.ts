import { codesIn } from './codes-in.ts';
import { type Referral, readReferral } from './session.ts';

const names = ['ref', 'dsc'] as const;

/** The page on which the visitor entered the site, and the codes in its address. */
let entered: { readonly path: string; readonly codes: Referral } | null = null;

/**
 * Stores the codes of an address for the session; if storage is refused, only the codes are lost.
 */
export function storeCodes({ search, pathname }: Pick<Location, 'search' | 'pathname'>): void {
  const codes = codesIn(new URLSearchParams(search));
  entered ??= { path: pathname, codes };
  try {
    for (const name of names) if (codes[name]) sessionStorage.setItem(name, codes[name]);
  } catch {}
}

/**
 * Adds the codes of the visit to an address of the site (specification, section 4). A code that the
 * address already has, as on a deal's button, is kept, unless the visitor entered the page `from`
 * with another one. Fragment and other parameters are kept.
 */
export function carryCodes(target: URL, from: string): void {
  const carried = readReferral();
  const stronger: Referral = entered?.path === from ? entered.codes : {};
  for (const name of names) {
    const code = stronger[name] ?? target.searchParams.get(name) ?? carried[name];
    if (code) target.searchParams.set(name, code);
  }
}

/**
 * Removes the discount code from the session, from the current address, and from links and forms
 * that request the same page, also in another language: a filter contains the codes with which its
 * page was requested.
 */
export function dropDiscount(): void {
  try {
    sessionStorage.removeItem('dsc');
  } catch {}
  entered = null;
  const url = new URL(withoutDiscount(location));
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href*="dsc="]')) {
    const isSamePage = link.origin + link.pathname === url.origin + url.pathname;
    if (isSamePage || link.dataset.locale) link.href = withoutDiscount(link);
  }
  for (const field of document.querySelectorAll<HTMLInputElement>('[type=hidden][name=dsc]')) {
    field.disabled = true;
  }
  // The Next.js router adds its own state to the history entry, and learns the new address.
  history.replaceState(null, '', url);
}

function withoutDiscount({ href }: Pick<URL, 'href'>): string {
  const url = new URL(href);
  url.searchParams.delete('dsc');
  return url.href;
}
