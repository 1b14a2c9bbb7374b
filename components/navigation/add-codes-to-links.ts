import { addCodes, codesFor, storeCodes } from '#lib/tickets/referral/add-codes';
import { presses } from '../ui/presses';
import { isPage, linkOf } from './followed-link';

let isListening = false;

/** The addresses of links to which codes have been added: as they were, and with the codes. */
const pressed = new WeakMap<HTMLAnchorElement, { readonly own: string; readonly full: string }>();

/**
 * From now on, adds the codes of the visit to every link to one of the site's pages or to the checkout
 * when it is pressed, also when it opens in a new tab, and to every GET form that leads there.
 */
export function addCodesToLinks(): void {
  if (isListening) return;
  isListening = true;
  storeCodes(location);
  for (const press of presses) {
    document.addEventListener(press, addCodesToPressedLink, { capture: true });
  }
  document.addEventListener('formdata', addCodesToForm);
}

function addCodesToPressedLink({ target }: Event): void {
  const link = linkOf(target);
  if (!link || !takesCodes(link, link)) return;
  const earlier = pressed.get(link);
  // Codes of an earlier press may have been removed from the visit since.
  const own = earlier?.full === link.href ? earlier.own : link.href;
  const url = new URL(own);
  addCodes(url, location.pathname, orderOf(link) ?? url.searchParams);
  if (url.href !== link.href) link.href = url.href;
  pressed.set(link, { own, full: link.href });
}

/** Sets the codes for a form; its own are those of its order, or else of its fields. */
function addCodesToForm({ target, formData }: FormDataEvent): void {
  if (!(target instanceof HTMLFormElement) || target.method !== 'get') return;
  // The attribute, because a field named `action` would shadow the property.
  const address = new URL(target.getAttribute('action') ?? '', location.href);
  if (!takesCodes(target, address)) return;
  const codes = codesFor(orderOf(target) ?? formData, location.pathname);
  for (const [name, code] of Object.entries(codes)) formData.set(name, code);
}

/** Returns the order of a link or form to the checkout, as query parameters. */
function orderOf({ dataset: { checkout } }: HTMLElement): URLSearchParams | null {
  return checkout === undefined ? null : new URLSearchParams(checkout);
}

/** Whether a link or form leads to one of the site's pages, or to the checkout. */
function takesCodes({ dataset }: HTMLElement, address: Pick<URL, 'origin' | 'pathname'>): boolean {
  return dataset.checkout !== undefined || isPage(address);
}
