import type { Messages } from 'next-intl';
import { fetchWithRetry } from '#lib/platform/http/fetch-with-retry';

/** Messages of the cookie preferences, as in the message files. */
export type ConsentMessages = Messages['consent'];

/**
 * Loads the messages in the language of the page. Rejects when they cannot be loaded
 * (specification, section 8).
 */
export async function loadConsentMessages(locale: string): Promise<ConsentMessages> {
  const response = await fetchWithRetry(`/api/consent/messages/${locale}`);
  if (!response.ok) throw new Error(`No cookie preferences in ${locale}: ${response.status}`);
  return response.json();
}
