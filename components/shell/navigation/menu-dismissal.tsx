'use client';

import { useEffect } from 'react';
import { closeMenus } from '../../ui/menus';

function closeOnEscape({ key }: KeyboardEvent) {
  if (key !== 'Escape') return;
  closeMenus((menu) => {
    if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
    return true;
  });
}

function closeWhenLeft({ target }: Event) {
  closeMenus((menu) => target instanceof Node && !menu.contains(target));
}

function closeOnClick(event: Event) {
  const { target } = event;
  closeWhenLeft(event);
  // A link to an anchor on the same page would otherwise scroll behind the open menu.
  if (target instanceof Element && target.closest('a')) {
    closeMenus((menu) => menu.contains(target));
  }
}

/**
 * Closes the menus on Escape, when they lose the focus, on a click outside, and when one of their
 * links is followed; they open without it.
 */
export function MenuDismissal() {
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    document.addEventListener('keydown', closeOnEscape, { signal });
    document.addEventListener('focusin', closeWhenLeft, { signal });
    document.addEventListener('click', closeOnClick, { signal });
    return () => end.abort();
  }, []);
  return null;
}
