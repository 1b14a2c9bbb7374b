import { carryCodes, storeCodes } from '#lib/tickets/referral/carry-codes';
import { readReferral } from '#lib/tickets/referral/session';
import { isPage, pageLink } from './followed-link';

let carrying = false;

/**
 * From now on, adds the codes of the visit to every link to one of the site's pages when it is
 * pressed, also when it opens in a new tab, and to every GET form that leads to one of its pages.
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
  const link = pageLink(target);
  if (!link) return;
  const url = new URL(link.href);
  carryCodes(url, location.pathname);
  if (url.href !== link.href) link.href = url.href;
}

/** Codes that the form already has, from the URL of its page, are those of the session. */
function addCodesToForm({ target, formData }: FormDataEvent): void {
  if (!(target instanceof HTMLFormElement) || target.method !== 'get') return;
  // The attribute, because a field named `action` would shadow the property.
  if (!isPage(new URL(target.getAttribute('action') ?? '', location.href))) return;
  for (const [name, code] of Object.entries(readReferral())) formData.set(name, code);
}
