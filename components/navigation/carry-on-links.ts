import { carryCodes, keepCodes } from '#lib/referral/carry-codes';
import { pageLink } from './followed-link';

let carrying = false;

/**
 * Puts the codes of the visit into every link of the site's pages that is pressed from now on,
 * whoever follows it, also where it opens in a new tab.
 */
export function carryOnLinks(): void {
  keepCodes(location);
  if (carrying) return;
  carrying = true;
  for (const press of ['click', 'auxclick', 'contextmenu']) {
    document.addEventListener(press, addCodes, { capture: true });
  }
}

function addCodes({ target }: Event): void {
  const link = pageLink(target);
  if (!link) return;
  const url = new URL(link.href);
  carryCodes(url, location.pathname);
  if (url.href !== link.href) link.href = url.href;
}
