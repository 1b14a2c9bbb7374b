import { type CodeSource, codesIn, type Referral } from './codes-in.ts';
import { readReferral } from './session.ts';

/** The address at which the visitor entered the site. */
let entered: URL | null = null;

/**
 * Stores the codes of an address for the session; if storage is refused, only the codes are lost.
 */
export function storeCodes({ href }: Pick<Location, 'href'>): void {
  const url = new URL(href);
  entered ??= url;
  const codes = codesIn(url.searchParams);
  for (const [name, code] of Object.entries(codes)) {
    // A newer code is for the page that was entered, too.
    if (entered.searchParams.get(name) !== code) entered.searchParams.delete(name);
  }
  try {
    for (const [name, code] of Object.entries(codes)) sessionStorage.setItem(name, code);
  } catch {}
}

/**
 * Returns the codes for a link, form or order of the page `from` (specification, section 4): its own, as
 * on a deal's button, and those of the visit where it has none. If the visitor entered that page with
 * other ones, these are for everything on it until there are newer ones.
 */
export function codesFor(own: CodeSource, from: string): Referral {
  const stronger = entered?.pathname === from ? codesIn(entered.searchParams) : {};
  return { ...readReferral(), ...codesIn(own), ...stronger };
}

/**
 * Adds the codes for a link of the page `from` to its address. `own` are the query parameters with the
 * link's own codes. Fragment and other parameters are kept.
 */
export function addCodes({ searchParams }: URL, from: string, own = searchParams): void {
  for (const [name, code] of Object.entries(codesFor(own, from))) searchParams.set(name, code);
}

/** Forgets the discount code with which the visitor entered the site, not the referral code. */
export function forgetDiscount(): void {
  entered?.searchParams.delete('dsc');
}
