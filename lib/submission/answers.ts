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
import { keptValues } from './kept-values.ts';
import { readSignedAnswer, writeSignedAnswer } from './signed-answer.ts';
import { draftLifetime, readDraft, saveDraft } from './store/drafts.ts';
import { submissionStore } from './submission-store.ts';

/** What the page of a form tells after it was sent without JavaScript. */
export interface FormAnswer {
  readonly kind: FormKind;
  readonly result: SubmissionResult;
  /** What the visitor had filled in, for the fields to keep; empty once it is stored. */
  readonly values: FieldValues;
}

const answerSchema: z.ZodType<FormAnswer> = z.object({
  kind: z.enum(formKinds),
  result: submissionResultSchema,
  values: z.record(z.string(), z.string()),
});

/** Answers that could not be kept in the database, by name; the newest few. */
const unkept = processState('form.unkept-answers', () => new Map<string, FormAnswer>());
const MOST_UNKEPT = 100;

/**
 * Gives the name of an answer that is to be shown to a sender for half an hour. Only what has to be
 * filled in again is written down, within the bounds of `saveDraft`; an answer without it, or for
 * which there is no room, is its own name. Where the database or the secret is gone, the newest few
 * are kept in memory.
 */
export async function keepAnswer(answer: FormAnswer, sender: string, now: Date): Promise<string> {
  const values = answer.result.status === 'ok' ? {} : keptValues(answer.kind, answer.values);
  const content = { ...answer, values };
  try {
    const secret = formSecret(serverEnv.forms);
    const signed = () =>
      writeSignedAnswer({ ...answer, values: {} }, now.getTime() + draftLifetime, secret);
    if (Object.keys(values).length === 0) return signed();
    const draft = { sender: signSender('draft', sender, secret), content };
    return (await saveDraft(await submissionStore(), draft, now)) ?? signed();
  } catch (error) {
    log('error', 'form.answer-unkept', { error: messageOf(error) });
    return keepInMemory(content);
  }
}

function keepInMemory(content: FormAnswer): string {
  const id = randomUUID();
  unkept.set(id, content);
  const [oldest] = unkept.keys();
  if (unkept.size > MOST_UNKEPT && oldest) unkept.delete(oldest);
  return id;
}

/** The answer of a name, or null once half an hour is over. */
export async function readAnswer(name: string, now: Date): Promise<FormAnswer | null> {
  const inMemory = unkept.get(name);
  if (inMemory) return inMemory;
  try {
    const content = name.includes('.')
      ? readSignedAnswer(name, formSecret(serverEnv.forms), now)
      : await readDraft(await submissionStore(), name, now);
    return content === null ? null : answerSchema.parse(JSON.parse(content));
  } catch {
    return null;
  }
}
