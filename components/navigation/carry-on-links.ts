import { carryCodes, storeCodes } from '#lib/tickets/referral/carry-codes';
import { readReferral } from '#lib/tickets/referral/session';
import { isPage, linkOf } from './followed-link';

let carrying = false;

/**
 * From now on, adds the codes of the visit to every link to one of the site's pages or to the checkout
 * when it is pressed, also when it opens in a new tab, and to every GET form that leads there.
 */
export function carryOnLinks(): void {
  storeCodes(location);
  if (carrying) return;
  carrying = true;
  for (const press of ['click', 'auxclick', 'contextmenu']) {
    document.addEventListener(press, addCodes, { capture: true });
  }
  document.addEventListener('formdata', addCodesToForm);
}

function addCodes({ target }: Event): void {
  const link = linkOf(target);
  if (!link || !takesCodes(link, link)) return;
  const url = new URL(link.href);
  // The address may have codes of an earlier press, the order has none but the link's own.
  const own = new URLSearchParams(link.dataset.checkout ?? url.search);
  carryCodes(url, location.pathname, own);
  if (url.href !== link.href) link.href = url.href;
}

/** Codes that the form already has, from the URL of its page, are those of the session. */
function addCodesToForm({ target, formData }: FormDataEvent): void {
  if (!(target instanceof HTMLFormElement) || target.method !== 'get') return;
  // The attribute, because a field named `action` would shadow the property.
  const address = new URL(target.getAttribute('action') ?? '', location.href);
  if (!takesCodes(target, address)) return;
  for (const [name, code] of Object.entries(readReferral())) formData.set(name, code);
}

/** Whether a link or form leads to one of the site's pages, or to the checkout. */
function takesCodes({ dataset }: HTMLElement, address: Pick<URL, 'origin' | 'pathname'>): boolean {
  return dataset.checkout !== undefined || isPage(address);
}
