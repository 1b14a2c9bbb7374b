'use client';

import { useEffect } from 'react';
import { keepPlace, rememberLanguage } from './remember-language';

function follow({ target }: Event) {
  const link = target instanceof Element ? target.closest('a[data-locale]') : null;
  if (!(link instanceof HTMLAnchorElement)) return;
  keepPlace(link, location);
  rememberLanguage(document, link.dataset.locale ?? '', location);
}

/** Adds to the language switcher's links what only the browser knows: place and memory. */
export function LanguageMemory() {
  useEffect(() => {
    const clicks = ['click', 'auxclick'];
    // Capturing, so that whoever else handles clicks on links finds the complete address.
    for (const click of clicks) document.addEventListener(click, follow, true);
    return () => {
      for (const click of clicks) document.removeEventListener(click, follow, true);
    };
  }, []);
  return null;
}
