'use client';

import { useEffect } from 'react';

async function open({ target }: Event) {
  const button = target instanceof Element ? target.closest('button[data-preferences]') : null;
  if (!button) return;
  const status = button.closest('form, p')?.querySelector('[data-unavailable]');
  // Emptied first: the same text would not be announced again.
  if (status) status.textContent = '';
  try {
    const { openPreferences } = await import('./open-preferences');
    await openPreferences();
  } catch (error) {
    if (status) status.textContent = status.getAttribute('data-unavailable');
    throw error;
  }
}

/**
 * Opens the cookie preferences from every `data-preferences` button; loads their code only then. If
 * that fails, the status beside the button shows the text of its `data-unavailable`.
 */
export function ConsentLauncher() {
  useEffect(() => {
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, []);
  return null;
}
