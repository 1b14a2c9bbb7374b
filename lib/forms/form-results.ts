import 'server-only';
import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { formSecret } from '../platform/crypto/form-secret.ts';
import { serverEnv } from '../platform/env/server.ts';
import { log } from '../platform/log/log.ts';
import { messageOf } from '../platform/log/message-of.ts';
import { processState } from '../platform/process-state.ts';
import { type FormKind, formKinds } from '../routing/form-kind.ts';
import { signSender } from './receive/sign-sender.ts';
import { refillValues } from './refill-values.ts';
import type { FieldValues } from './schema/form-schemas.ts';
import type { SubmissionResult } from './schema/submission-result.ts';
import { submissionResultSchema } from './schema/submission-result-schema.ts';
import { readSignedFormResult, signFormResult } from './signed-form-result.ts';
import { draftLifetime, readDraft, saveDraft } from './store/drafts.ts';
import { submissionStore } from './submission-store.ts';

/** The result of a post without JavaScript, for the page of the form. */
export interface StoredFormResult {
  readonly kind: FormKind;
  readonly result: SubmissionResult;
  /** The values to fill in again; empty once the submission is stored. */
  readonly values: FieldValues;
}

const storedResultSchema: z.ZodType<StoredFormResult> = z.object({
  kind: z.enum(formKinds),
  result: submissionResultSchema,
  values: z.record(z.string(), z.string()),
});

/** Results that the database could not take, by id; the latest hundred of half an hour. */
const inMemory = processState(
  'form.results',
  () =>
    // `ttlAutopurge`: otherwise personal data that nobody requests would stay in memory.
    new LRUCache<string, StoredFormResult>({ max: 100, ttl: draftLifetime, ttlAutopurge: true }),
);

/**
 * Stores a result for half an hour and returns the id under which `readFormResult` finds it. Only
 * values to fill in again go into the database, within the limits of `saveDraft`; a result without
 * any, or for which there is no room, is encoded in the id itself. While the database or the secret
 * is unavailable, the newest few are kept in memory.
 */
export async function storeFormResult(
  outcome: StoredFormResult,
  sender: string,
  now: Date,
): Promise<string> {
  const values = outcome.result.status === 'ok' ? {} : refillValues(outcome.kind, outcome.values);
  const content = { ...outcome, values };
  try {
    const secret = formSecret(serverEnv.forms);
    const signed = () =>
      signFormResult({ ...outcome, values: {} }, now.getTime() + draftLifetime, secret);
    if (Object.keys(values).length === 0) return signed();
    const draft = { sender: signSender('draft', sender, secret), content };
    return (await saveDraft(await submissionStore(), draft, now)) ?? signed();
  } catch (error) {
    log('error', 'form.result-not-stored', { error: messageOf(error) });
    return keepInMemory(content);
  }
}

function keepInMemory(content: StoredFormResult): string {
  const id = randomUUID();
  inMemory.set(id, content);
  return id;
}

/** Reads the result with an id; null after half an hour, and for an id that was never issued. */
export async function readFormResult(id: string, now: Date): Promise<StoredFormResult | null> {
  const unsaved = inMemory.get(id);
  if (unsaved) return unsaved;
  try {
    const content = id.includes('.')
      ? readSignedFormResult(id, formSecret(serverEnv.forms), now)
      : await readDraft(await submissionStore(), id, now);
    return content === null ? null : storedResultSchema.parse(JSON.parse(content));
  } catch {
    return null;
  }
}
