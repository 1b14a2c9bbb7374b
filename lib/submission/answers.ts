import 'server-only';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type FormKind, formKinds } from '../form/form-kind.ts';
import type { FieldValues } from '../form/form-schemas.ts';
import type { SubmissionResult } from '../form/submission-result.ts';
import { submissionResultSchema } from '../form/submission-result-schema.ts';
import { log } from '../log/log.ts';
import { readDraft, saveDraft } from './store/drafts.ts';
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

declare global {
  /** Answers that could not be kept in the database, by name; the newest few. */
  var unkeptAnswers: Map<string, FormAnswer> | undefined;
}

const MOST_UNKEPT = 100;

/** Keeps an answer for half an hour, in memory where the database is gone; gives its name. */
export async function keepAnswer(answer: FormAnswer, now: Date): Promise<string> {
  const content = answer.result.status === 'ok' ? { ...answer, values: {} } : answer;
  try {
    return await saveDraft(await submissionStore(), content, now);
  } catch (error) {
    log('error', 'form.answer-unkept', { error: error instanceof Error ? error.message : '' });
    globalThis.unkeptAnswers ??= new Map();
    const unkept = globalThis.unkeptAnswers;
    const id = randomUUID();
    unkept.set(id, content);
    const [oldest] = unkept.keys();
    if (unkept.size > MOST_UNKEPT && oldest) unkept.delete(oldest);
    return id;
  }
}

/** The answer of a name, or null once half an hour is over. */
export async function readAnswer(id: string, now: Date): Promise<FormAnswer | null> {
  const unkept = globalThis.unkeptAnswers?.get(id);
  if (unkept) return unkept;
  try {
    const content = await readDraft(await submissionStore(), id, now);
    return content === null ? null : answerSchema.parse(JSON.parse(content));
  } catch {
    return null;
  }
}
