'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { hasModifier } from '../ui/has-modifier';
import { galleryLink } from './gallery-link';

/**
 * Opens the lightbox, whose code is loaded only now; if that fails, follows the link to the
 * picture.
 */
async function show(link: HTMLAnchorElement) {
  try {
    const { openLightbox } = await import('./open-lightbox');
    openLightbox(link);
  } catch {
    location.assign(link.href);
  }
}

function showClicked(event: MouseEvent) {
  const { target } = event;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>(galleryLink);
  // With a modifier key, the visitor wants the link itself: a new tab, a window, the file.
  if (!link || hasModifier(event)) return;
  event.preventDefault();
  void show(link);
}

/** Opens the picture in the URL's fragment, unless the gate is still shown. */
function showAddressed() {
  const link = document.getElementById(location.hash.slice(1));
  if (document.documentElement.dataset.gate === 'open') return;
  if (link instanceof HTMLAnchorElement && link.matches(galleryLink)) void show(link);
}

/** Shows the pictures of galleries in the lightbox. Once in every document. */
export function LightboxIsland() {
  const path = usePathname();
  // After a client-side navigation, the URL may contain the fragment of a picture.
  useEffect(() => {
    if (path) showAddressed();
  }, [path]);
  useEffect(() => {
    document.addEventListener('click', showClicked);
    window.addEventListener('popstate', showAddressed);
    return () => {
      document.removeEventListener('click', showClicked);
      window.removeEventListener('popstate', showAddressed);
    };
  }, []);
  return null;
}
