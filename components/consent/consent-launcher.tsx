'use client';

import { useEffect } from 'react';

async function open({ target }: Event) {
  const button = target instanceof Element ? target.closest('button[data-preferences]') : null;
  if (!button) return;
  try {
    const { openPreferences } = await import('./open-preferences');
    await openPreferences();
  } catch (error) {
    button.textContent = button.getAttribute('data-unavailable');
    throw error;
  }
}

/**
 * Opens the cookie preferences from every `data-preferences` button; loads their code only then.
 */
export function ConsentLauncher() {
  useEffect(() => {
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, []);
  return null;
}
