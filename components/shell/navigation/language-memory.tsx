'use client';

import { useEffect } from 'react';
import { keepPlace, rememberLanguage } from './remember-language';

function follow({ target }: Event) {
  const link = target instanceof Element ? target.closest('a[data-locale]') : null;
  if (!(link instanceof HTMLAnchorElement)) return;
  keepPlace(link, location);
  rememberLanguage(document, link.dataset.locale ?? '', location);
}

/**
 * Handles clicks in the language switcher: adds the query and the anchor of the page, which only
 * the browser knows, to the link, and stores the choice in a cookie.
 */
export function LanguageMemory() {
  useEffect(() => {
    const clicks = ['click', 'auxclick'];
    // In the capture phase, so that other handlers of links find the complete URL.
    for (const click of clicks) document.addEventListener(click, follow, true);
    return () => {
      for (const click of clicks) document.removeEventListener(click, follow, true);
    };
  }, []);
  return null;
}
