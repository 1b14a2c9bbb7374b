import { codesIn } from './codes-in.ts';
import { type Referral, readReferral } from './session.ts';

const names = ['ref', 'dsc'] as const;

/** The page that was entered from outside, and the codes its address had. */
let entered: { readonly path: string; readonly codes: Referral } | null = null;

/** Keeps the codes of an address for the session; storage that is refused costs the codes only. */
export function storeCodes({ search, pathname }: Pick<Location, 'search' | 'pathname'>): void {
  const codes = codesIn(new URLSearchParams(search));
  entered ??= { path: pathname, codes };
  try {
    for (const name of names) if (codes[name]) sessionStorage.setItem(name, codes[name]);
  } catch {}
}

/**
 * Puts the codes of the visit into an address of the site (specification, section 4). A code that
 * the address has itself, as a deal's button has, stays, unless the visitor entered the page `from`
 * with another one. Hash and other parameters stay.
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
 * Forgets the discount code of the session and takes it out of the present address, and out of what
 * asks for the same page otherwise: a filter has the codes that its page was asked for with.
 */
export function dropDiscount(): void {
  try {
    sessionStorage.removeItem('dsc');
  } catch {}
  entered = null;
  const url = new URL(withoutDiscount(location));
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href*="dsc="]')) {
    if (link.origin + link.pathname === url.origin + url.pathname)
      link.href = withoutDiscount(link);
  }
  for (const field of document.querySelectorAll<HTMLInputElement>('[type=hidden][name=dsc]')) {
    field.disabled = true;
  }
  // The router adds its own state to the entry, and learns the new address.
  history.replaceState(null, '', url);
}

function withoutDiscount({ href }: Pick<URL, 'href'>): string {
  const url = new URL(href);
  url.searchParams.delete('dsc');
  return url.href;
}
