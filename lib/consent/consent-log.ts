import 'server-only';
import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { serverEnv } from '../env/server.ts';
import type { ConsentRecord } from './consent-record.ts';

/**
 * Writes down durably what was agreed to or refused, so that the house can prove it (GDPR,
 * article 7): a line of JSON with id, revision, categories, language and time. No address and
 * nothing else of the visitor. Rejects when the line could not be written.
 */
export async function logConsent(record: ConsentRecord): Promise<void> {
  const { consentId, revision, categories, languageCode, lastConsentTimestamp } = record;
  const line = { consentId, revision, categories, languageCode, lastConsentTimestamp };
  await mkdir(serverEnv.dataFolder, { recursive: true });
  const file = join(serverEnv.dataFolder, 'consent-log.jsonl');
  // Flushed, because a choice that is said to be kept has to outlive a power cut.
  await appendFile(file, `${JSON.stringify(line)}\n`, { flush: true });
}
