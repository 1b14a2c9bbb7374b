import { clearCookies } from './clear-cookies.ts';
import type { OptionalCategory } from './consent-rules.ts';

/**
 * Applies a visitor's choice at once, deletes the cookies of what is refused, and sends the choice
 * to the server to be stored; browser only. Returns whether it is stored: if not, it is valid for
 * this page and requested again on the next.
 */
export async function sendChoice(categories: readonly OptionalCategory[]): Promise<boolean> {
  const { dataset, lang: language } = document.documentElement;
  // The gate shows what this attribute says; one that fades keeps its text until it is gone.
  if (dataset.gate !== 'leaving') delete dataset.choice;
  window.consent.apply(categories);
  clearCookies(document, location, categories);
  const body = JSON.stringify({ categories, language });
  try {
    // `keepalive`, because the visitor may leave the page right after choosing.
    const { ok } = await fetch('/api/consent', {
      method: 'POST',
      keepalive: true,
      headers: { 'Content-Type': 'application/json' },
      body,
    });
    return ok;
  } catch {
    return false;
  }
}
