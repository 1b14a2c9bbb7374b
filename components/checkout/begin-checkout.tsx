import type { ReactNode } from 'react';
import { track } from '#lib/consent/track';
import { readQuery, toRequestQuery } from '#lib/tickets/checkout/checkout-query';
import type { CheckoutRequest } from '#lib/tickets/checkout/checkout-request';
import { loadProvider } from '#lib/tickets/checkout/provider';
import { readConsent } from '#lib/tickets/checkout/read-consent';
import { codesFor } from '#lib/tickets/referral/add-codes';
import { entriesOf } from '../ui/form-address';
import { LocationWarning, type WarningText } from './location-warning';
import { warnOnce } from './warned';

/** How long a visitor who wants to buy waits, in milliseconds. */
const maxWait = { script: 3000, checkout: 10_000 };

/** Element that starts the checkout: a link, or a form that asks for a day or a booking number. */
export type CheckoutTrigger = HTMLAnchorElement | HTMLFormElement;

interface Beginning {
  readonly trigger: CheckoutTrigger;
  /** The button that sent the form; its value belongs to the order. */
  readonly submitter: HTMLElement | null;
  readonly scriptUrl: string;
  readonly texts: WarningText;
  /** Shows an element on the page; null removes it. */
  readonly show: (element: ReactNode) => void;
}

let busy = false;

/** Loads the provider's script in advance, so that it is ready when the link is clicked. */
export function prepare(scriptUrl: string): void {
  // A failure is handled when the link is clicked; before that it is ignored.
  loadProvider(scriptUrl).catch(() => undefined);
}

/**
 * Opens the checkout for a link or form, after the warning that the museum is in Prague. Rejects where
 * the provider's script or checkout is late or fails: the link or form is to be followed then.
 */
export async function beginCheckout(beginning: Beginning): Promise<void> {
  const { trigger, submitter, scriptUrl, texts, show } = beginning;
  if (busy) return;
  busy = true;
  prepare(scriptUrl);
  const request = requestOf(trigger, submitter);
  try {
    if (leadsToPrague(request) && warnOnce() && !(await confirmed(texts, show))) {
      (submitter ?? trigger).focus();
      return;
    }
    trackBegun(request);
    const provider = await inTime(loadProvider(scriptUrl), maxWait.script);
    const opening = provider.open(request, toRequestQuery(request).toString());
    await inTime(opening, maxWait.checkout);
  } finally {
    busy = false;
  }
}

/** Whether a purchase needs the warning: a voucher has no day, and who has booked knows the place. */
function leadsToPrague({ product }: CheckoutRequest): boolean {
  return product.kind !== 'booking' && product.kind !== 'voucher';
}

function requestOf(trigger: CheckoutTrigger, submitter: HTMLElement | null): CheckoutRequest {
  const query = new URLSearchParams(trigger.dataset.checkout);
  const entries = trigger instanceof HTMLFormElement ? entriesOf(trigger, submitter) : [];
  for (const [name, value] of entries) query.set(name, value);
  const { ref = null, dsc = null } = codesFor(query, location.pathname);
  return {
    ...readQuery(query),
    ref,
    dsc,
    consent: readConsent(),
    returnTo: location.pathname + location.search,
  };
}

/** Tracks the start of a purchase; managing a booking is not tracked. */
function trackBegun({ product, ref, dsc }: CheckoutRequest): void {
  if (product.kind === 'booking') return;
  track({
    event: 'checkout_begun',
    product: 'id' in product ? product.id : product.kind,
    ...(ref ? { ref } : {}),
    ...(dsc ? { dsc } : {}),
  });
}

function confirmed(texts: WarningText, show: Beginning['show']): Promise<boolean> {
  return new Promise((resolve) => {
    const answer = (goesOn: boolean) => {
      show(null);
      resolve(goesOn);
    };
    show(<LocationWarning texts={texts} onAnswer={answer} />);
  });
}

function inTime<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The checkout is late.')), milliseconds);
  });
  return Promise.race([promise, late]);
}
