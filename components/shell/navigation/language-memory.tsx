'use client';

import { useEffect } from 'react';
import { presses } from '../../ui/presses';
import { keepQueryAndHash, rememberLanguage } from './remember-language';

/** The button of a mouse that opens the context menu. */
const menuButton = 2;

function follow({ target, type, button }: MouseEvent) {
  const link = target instanceof Element ? target.closest('a[data-locale]') : null;
  if (!(link instanceof HTMLAnchorElement)) return;
  keepQueryAndHash(link, location);
  // In the menu, the visitor may open a tab, or copy the address, or nothing.
  if (type !== 'contextmenu' && button !== menuButton) {
    rememberLanguage(document, link.dataset.locale ?? '', location);
  }
}

/**
 * Handles clicks in the language switcher: adds the query and the anchor of the page, which only
 * the browser knows, to the link, and stores the choice in a cookie.
 */
export function LanguageMemory() {
  useEffect(() => {
    const end = new AbortController();
    // In the capture phase, so that other handlers of links find the complete URL.
    const options = { capture: true, signal: end.signal };
    for (const press of presses) document.addEventListener(press, follow, options);
    return () => end.abort();
  }, []);
  return null;
}
