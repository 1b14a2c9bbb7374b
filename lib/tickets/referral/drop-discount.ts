import { forgetDiscount } from './add-codes.ts';

/**
 * Removes the discount code from the session, from the current address, from links and forms that
 * request the same page, also in another language, and from links to the checkout that have none of
 * their own. A filter contains the codes with which its page was requested, and a link to the checkout
 * those of the visit once it has been pressed.
 */
export function dropDiscount(): void {
  try {
    sessionStorage.removeItem('dsc');
  } catch {}
  forgetDiscount();
  const url = new URL(withoutDiscount(location));
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href*="dsc="]')) {
    const isSamePage = link.origin + link.pathname === url.origin + url.pathname;
    if (isSamePage || link.dataset.locale || isCarriedTo(link)) link.href = withoutDiscount(link);
  }
  for (const field of document.querySelectorAll<HTMLInputElement>('[type=hidden][name=dsc]')) {
    field.disabled = true;
  }
  // The Next.js router adds its own state to the history entry, and learns the new address.
  history.replaceState(null, '', url);
}

function isCarriedTo({ dataset }: HTMLAnchorElement): boolean {
  return dataset.checkout !== undefined && !new URLSearchParams(dataset.checkout).has('dsc');
}

function withoutDiscount({ href }: Pick<URL, 'href'>): string {
  const url = new URL(href);
  url.searchParams.delete('dsc');
  return url.href;
}
