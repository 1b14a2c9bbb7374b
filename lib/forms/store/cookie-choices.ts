import { randomUUID } from 'node:crypto';
import type { ConsentRecord } from '../../consent/consent-record.ts';
import { retryDuringOutage, VISITOR_WAIT_MS } from './retry-during-outage.ts';
import type { Store } from './store.ts';

/**
 * Stores a choice about cookies, so that the company can prove it (GDPR, article 7): id, revision,
 * categories, language and time, without an address or other data of the visitor. Resolves once it
 * is on the disk, and rejects if it could not be written, after some seconds if the database cannot be
 * reached.
 */
export async function saveCookieChoice(store: Store, record: ConsentRecord): Promise<void> {
  const row = {
    id: randomUUID(),
    consent_id: record.consentId,
    revision: record.revision,
    categories: record.categories.join(' '),
    language: record.languageCode,
    chosen_at: record.lastConsentTimestamp,
  };
  await retryDuringOutage(store, VISITOR_WAIT_MS, () =>
    store.db
      .insertInto('cookie_choice')
      .values(row)
      // A connection may be lost after the commit.
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute(),
  );
}
