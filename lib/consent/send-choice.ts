import type { OptionalCategory } from './consent-rules.ts';

/**
 * In the browser: applies a visitor's choice at once and has the server keep it. Where the server
 * cannot be reached, the choice holds for this page and is asked for again on the next.
 */
export async function sendChoice(categories: readonly OptionalCategory[]): Promise<void> {
  const { dataset, lang: language } = document.documentElement;
  delete dataset.choice;
  window.consent.apply(categories);
  const body = JSON.stringify({ categories, language });
  try {
    // Kept alive, because a visitor who has chosen goes on.
    await fetch('/api/consent', {
      method: 'POST',
      keepalive: true,
      headers: { 'Content-Type': 'application/json' },
      body,
    });
  } catch {
    // Asked again on the next page.
  }
}
