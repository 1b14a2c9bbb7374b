import { randomUUID } from 'node:crypto';
import type { Locale } from '../../i18n/locales.ts';
import type { Store } from './store.ts';

/** A choice about cookies, as the consent record of the browser has it (specification, section 3). */
export interface ConsentChoice {
  /** Names the record in the browser, nobody else. */
  readonly consentId: string;
  readonly revision: number;
  /** The categories that were accepted. */
  readonly categories: readonly string[];
  readonly language: Locale;
}

/** Keeps proof of a choice about cookies; every change of mind is a record of its own. */
export async function recordConsent(store: Store, choice: ConsentChoice, now: Date): Promise<void> {
  await store.db
    .insertInto('consent')
    .values({
      id: randomUUID(),
      consent_id: choice.consentId,
      revision: choice.revision,
      categories: JSON.stringify(choice.categories.toSorted()),
      language: choice.language,
      recorded_at: now.toISOString(),
    })
    .execute();
}
