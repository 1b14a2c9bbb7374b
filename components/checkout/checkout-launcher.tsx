'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { addCodes } from '#lib/tickets/referral/add-codes';
import { addressOf } from '../ui/form-address';
import { hasModifier } from '../ui/has-modifier';
import type { CheckoutTrigger } from './begin-checkout';
import type { WarningText } from './location-warning';

interface CheckoutLauncherProps {
  /** URL of the provider's script. */
  readonly scriptUrl: string;
  readonly texts: WarningText;
}

const load = () => import('./begin-checkout');

function triggerOf({ target }: Event): CheckoutTrigger | null {
  return target instanceof Element
    ? target.closest<CheckoutTrigger>('a[data-checkout],form[data-checkout]')
    : null;
}

/** Follows a link or form, with the codes of the visit, as if there were no provider's script. */
function follow(trigger: CheckoutTrigger, submitter: HTMLElement | null): void {
  const url = new URL(
    trigger instanceof HTMLFormElement ? addressOf(trigger, submitter) : trigger.href,
  );
  addCodes(url, location.pathname, new URLSearchParams(trigger.dataset.checkout));
  location.assign(url.href);
}

/**
 * Sets the field's own message (`data-problem`), which is in the language of the page, as its
 * validation message.
 */
function explain({ target }: Event): void {
  if (target instanceof HTMLInputElement && target.dataset.problem) {
    target.setCustomValidity(target.dataset.problem);
    target.addEventListener('input', () => target.setCustomValidity(''), { once: true });
  }
}

/**
 * Opens the checkout for all links and forms on the page that lead to it. Its code is loaded when a
 * visitor is about to use one; they remain links and forms, in case loading fails.
 */
export function CheckoutLauncher({ scriptUrl, texts }: CheckoutLauncherProps) {
  const [warning, setWarning] = useState<ReactNode>(null);
  useEffect(() => {
    const prepare = (event: Event) => {
      if (triggerOf(event))
        load().then(
          (checkout) => checkout.prepare(scriptUrl),
          () => undefined,
        );
    };
    const begin = (event: Event, trigger: CheckoutTrigger, submitter: HTMLElement | null) => {
      event.preventDefault();
      load()
        .then(({ beginCheckout }) =>
          beginCheckout({ trigger, submitter, scriptUrl, texts, show: setWarning }),
        )
        .catch(() => follow(trigger, submitter));
    };
    const press = (event: MouseEvent) => {
      const trigger = triggerOf(event);
      if (!(trigger instanceof HTMLAnchorElement) || hasModifier(event)) return;
      begin(event, trigger, null);
    };
    const send = (event: SubmitEvent) => {
      const trigger = triggerOf(event);
      // A button with an address of its own leads elsewhere: to another month of a calendar.
      if (trigger && !event.submitter?.hasAttribute('formaction'))
        begin(event, trigger, event.submitter);
    };
    document.addEventListener('pointerover', prepare);
    document.addEventListener('focusin', prepare);
    // In the capture phase, so that other handlers of links find the event already handled.
    document.addEventListener('click', press, true);
    document.addEventListener('submit', send);
    document.addEventListener('invalid', explain, true);
    return () => {
      document.removeEventListener('pointerover', prepare);
      document.removeEventListener('focusin', prepare);
      document.removeEventListener('click', press, true);
      document.removeEventListener('submit', send);
      document.removeEventListener('invalid', explain, true);
    };
  }, [scriptUrl, texts]);
  return warning;
}
