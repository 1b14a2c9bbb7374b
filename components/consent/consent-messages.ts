import type { Messages } from 'next-intl';
import { fetchWithRetry } from '#lib/platform/http/fetch-with-retry';

/** What the cookie preferences say, as the message files have it. */
export type ConsentMessages = Messages['consent'];

/**
 * The words in the language of the page. Rejects when they cannot be loaded (specification,
 * section 8).
 */
export async function loadConsentMessages(locale: string): Promise<ConsentMessages> {
  const response = await fetchWithRetry(`/api/consent/messages/${locale}`);
  if (!response.ok) throw new Error(`No cookie preferences in ${locale}: ${response.status}`);
  return response.json();
}
