import 'server-only';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { processState } from '../content/answers/process-state.ts';
import { serverEnv } from '../env/server.ts';
import { type FormKind, formKinds } from '../form/form-kind.ts';
import type { FieldValues } from '../form/form-schemas.ts';
import type { SubmissionResult } from '../form/submission-result.ts';
import { submissionResultSchema } from '../form/submission-result-schema.ts';
import { log } from '../log/log.ts';
import { messageOf } from '../log/message-of.ts';
import { signSender } from '../rate-limit/sign-sender.ts';
import { formSecret } from './form-secret.ts';
import { refillValues } from './refill-values.ts';
import { readSignedFormResult, signFormResult } from './signed-form-result.ts';
import { draftLifetime, readDraft, saveDraft } from './store/drafts.ts';
import { submissionStore } from './submission-store.ts';

/** What the page of a form shows after a post without JavaScript. */
export interface StoredFormResult {
  readonly kind: FormKind;
  readonly result: SubmissionResult;
  /** What to fill in again; empty once the submission is stored. */
  readonly values: FieldValues;
}

const storedResultSchema: z.ZodType<StoredFormResult> = z.object({
  kind: z.enum(formKinds),
  result: submissionResultSchema,
  values: z.record(z.string(), z.string()),
});

/** Results that the database could not take, by id; the newest few. */
const inMemory = processState('form.results', () => new Map<string, StoredFormResult>());
const MOST_IN_MEMORY = 100;

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
  const [oldest] = inMemory.keys();
  if (inMemory.size > MOST_IN_MEMORY && oldest) inMemory.delete(oldest);
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
