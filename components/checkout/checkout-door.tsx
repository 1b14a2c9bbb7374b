'use client';

import { type ReactNode, useEffect, useState } from 'react';
import type { WarningWords } from './location-warning';

interface CheckoutDoorProps {
  /** Address of the provider's script. */
  readonly scriptUrl: string;
  readonly words: WarningWords;
}

const load = () => import('./begin-checkout');

function linkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-checkout]') : null;
}

/**
 * Opens the checkout for the links to it, wherever they are on the page. Everything it takes is
 * loaded when a visitor is about to press one; they stay links, for when that does not succeed.
 */
export function CheckoutDoor({ scriptUrl, words }: CheckoutDoorProps) {
  const [warning, setWarning] = useState<ReactNode>(null);
  useEffect(() => {
    const prepare = (event: Event) => {
      if (linkOf(event)) load().then((door) => door.prepare(scriptUrl), Boolean);
    };
    const open = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      load().then(
        (door) => door.beginCheckout({ link, scriptUrl, words, show: setWarning }),
        () => location.assign(link.href),
      );
    };
    document.addEventListener('pointerover', prepare);
    document.addEventListener('focusin', prepare);
    // Capturing, so that whoever else follows links finds this one taken.
    document.addEventListener('click', open, true);
    return () => {
      document.removeEventListener('pointerover', prepare);
      document.removeEventListener('focusin', prepare);
      document.removeEventListener('click', open, true);
    };
  }, [scriptUrl, words]);
  return warning;
}
