import type { OptionalCategory } from './consent-rules.ts';

/**
 * Applies a visitor's choice at once and sends it to the server to be stored; browser only. If the
 * server cannot be reached, the choice is valid for this page and requested again on the next.
 */
export async function sendChoice(categories: readonly OptionalCategory[]): Promise<void> {
  const { dataset, lang: language } = document.documentElement;
  delete dataset.choice;
  window.consent.apply(categories);
  const body = JSON.stringify({ categories, language });
  try {
    // `keepalive`, because the visitor may leave the page right after choosing.
    await fetch('/api/consent', {
      method: 'POST',
      keepalive: true,
      headers: { 'Content-Type': 'application/json' },
      body,
    });
  } catch {
    // The choice is requested again on the next page.
  }
}
