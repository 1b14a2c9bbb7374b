'use client';

import { useEffect } from 'react';

function closePopups(shouldClose: (popup: HTMLDetailsElement) => boolean) {
  for (const popup of document.querySelectorAll<HTMLDetailsElement>('details[data-popup][open]')) {
    if (shouldClose(popup)) popup.open = false;
  }
}

function closeOnEscape({ key }: KeyboardEvent) {
  if (key !== 'Escape') return;
  closePopups((popup) => {
    if (popup.contains(document.activeElement)) popup.querySelector('summary')?.focus();
    return true;
  });
}

function closeWhenLeft({ target }: Event) {
  closePopups((popup) => target instanceof Node && !popup.contains(target));
}

function closeOnClick(event: Event) {
  const { target } = event;
  closeWhenLeft(event);
  // A link to an anchor on the same page would otherwise scroll behind the open menu.
  if (target instanceof Element && target.closest('a')) {
    closePopups((popup) => popup.contains(target));
  }
}

/**
 * Closes the menus on Escape, when they lose the focus, on a click outside, and when one of their
 * links is followed; they open without it.
 */
export function MenuDismissal() {
  useEffect(() => {
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('focusin', closeWhenLeft);
    document.addEventListener('click', closeOnClick);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('focusin', closeWhenLeft);
      document.removeEventListener('click', closeOnClick);
    };
  }, []);
  return null;
}
