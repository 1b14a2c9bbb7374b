import type { Messages } from 'next-intl';
import { fetchWithRetry } from '#lib/http/fetch-with-retry';

/** What the cookie preferences say, as the message files have it. */
export type ConsentWords = Messages['consent'];

/**
 * The words in the language of the page. Rejects when they cannot be loaded (specification,
 * section 8).
 */
export async function loadConsentWords(locale: string): Promise<ConsentWords> {
  const response = await fetchWithRetry(`/api/consent/words/${locale}`);
  if (!response.ok) throw new Error(`No cookie preferences in ${locale}: ${response.status}`);
  return response.json();
}
