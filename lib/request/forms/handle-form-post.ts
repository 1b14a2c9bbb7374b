import 'server-only';
import { randomUUID } from 'node:crypto';
import { wakeWorker } from '../../forms/delivery/wake.ts';
import { createInspector } from '../../forms/file/inspection/inspect-file.ts';
import { storeFormResult } from '../../forms/form-results.ts';
import {
  type IncomingForm,
  type Received,
  type Reception,
  type Reply,
  submit,
} from '../../forms/receive/submit.ts';
import type { IssueKey } from '../../forms/schema/issue.ts';
import type { FailureReason, SubmissionResult } from '../../forms/schema/submission-result.ts';
import type { NewSubmission } from '../../forms/store/new-submission.ts';
import { transactWithRetry } from '../../forms/store/retry-during-outage.ts';
import { type SavedSubmission, saveSubmission } from '../../forms/store/save-submission.ts';
import { submissionStore } from '../../forms/submission-store.ts';
import { recipientsOf } from '../../forms/team.ts';
import { postponeEntries } from '../../forms/waiting-list/postpone-entries.ts';
import { formSecret } from '../../platform/crypto/form-secret.ts';
import { serverEnv } from '../../platform/env/server.ts';
import { senderOf } from '../../platform/http/sender.ts';
import { localeFrom } from '../../platform/i18n/locales.ts';
import { log } from '../../platform/log/log.ts';
import { messageOf } from '../../platform/log/message-of.ts';
import { processState } from '../../platform/process-state.ts';
import { aboutParameter, formResultPath } from '../../routing/form-addresses.ts';
import type { FormKind } from '../../routing/form-kind.ts';
import { count } from '../rate-limit/count.ts';
import { limits } from '../rate-limit/limits.ts';
import { createMemoryCount } from '../rate-limit/memory-count.ts';
import { tooManyHeaders } from '../rate-limit/too-many-headers.ts';
import { findSoldOut } from './find-sold-out.ts';

/** Failures that one client can cause in any number, at no cost. */
const endless: readonly FailureReason[] = ['refused', 'tooMany'];

/** Which of them have been logged: once for each sender, form and reason in ten minutes. */
const logged = processState('forms.logged-failures', () =>
  createMemoryCount(1, limits.crossOrigin.span),
);

/**
 * Receives a submitted form and responds in the format of the request: JSON for a script, and for a
 * browser without script a redirect to the page with the result.
 */
export async function handleFormPost(kind: FormKind, request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const locale = localeFrom(searchParams.get('locale'));
  const requestId = randomUUID();
  const form = { kind, locale, headers: request.headers, body: request.body, requestId };
  const now = new Date();
  const { received, values } = await receive(form, now);
  logOutcome(form, received, now);
  if (received.status === 'ok' && !received.saved.repeated) wakeWorker();

  const result = await resultOf(form, received);
  const headers = { 'Cache-Control': 'no-store', 'X-Request-Id': requestId };
  if (!request.headers.get('accept')?.includes('text/html')) {
    const status = statusOf(received);
    const wait = retryHeaders(kind, status);
    return Response.json(result, { status, headers: { ...headers, ...wait } });
  }
  const resultId = await storeFormResult({ kind, result, values }, senderOf(request.headers), now);
  const page = formResultPath(kind, locale, resultId, searchParams.get(aboutParameter));
  return new Response(null, { status: 303, headers: { ...headers, Location: page } });
}

async function receive(form: IncomingForm, now: Date): Promise<Reply> {
  const { siteUrl, forms } = serverEnv;
  const reception: Reception = {
    siteUrl,
    secret: () => formSecret(forms),
    recaptcha: forms.recaptcha,
    mayReceive: async (sender, isSameOrigin) =>
      (await count(isSameOrigin ? form.kind : 'crossOrigin', sender, now)) !== null,
    inspect: createInspector(forms.scanner),
    isOpen: async (kind, about) =>
      kind !== 'waitingList' || (await findSoldOut(about, now)) !== null,
    save: async (submission) => await save(submission, now),
  };
  return await submit(form, reception, now);
}

/**
 * Stores a form. One of a waiting list shows that its event may have been postponed: what the list has
 * already is then kept longer.
 */
async function save(submission: NewSubmission, now: Date): Promise<SavedSubmission> {
  const store = await submissionStore();
  const { form, data } = submission;
  if (form === 'waitingList' && 'about' in data) {
    const event = await findSoldOut(data.about, now);
    if (event) await transactWithRetry(store, (db) => postponeEntries(db, data.about, event.end));
  }
  return await saveSubmission(store, submission, now);
}

function logOutcome(
  { kind, requestId, headers }: IncomingForm,
  received: Received,
  now: Date,
): void {
  if (received.status === 'ok') {
    log('info', 'form.stored', { requestId, form: kind, ...received.saved });
  } else if (received.status === 'failed') {
    const { reason, error } = received;
    const who = `${kind} ${reason} ${senderOf(headers)}`;
    if (endless.includes(reason) && !logged.addAtOnce(who, now)) return;
    const level = reason === 'unavailable' ? 'error' : 'warning';
    const why = error ? { error: messageOf(error) } : {};
    log(level, 'form.failed', { requestId, form: kind, reason, ...why });
  }
}

async function resultOf(form: IncomingForm, received: Received): Promise<SubmissionResult> {
  switch (received.status) {
    case 'ok':
      return { status: 'ok', reference: received.saved.reference };
    case 'invalid':
      return received;
    case 'failed': {
      const [contact = serverEnv.forms.mail.fallbackTo] = await recipientsOf(form.kind);
      return { status: 'failed', reason: received.reason, contact, requestId: form.requestId };
    }
  }
}

const failureStatus = {
  unavailable: 503,
  refused: 403,
  tooEarly: 409,
  expired: 409,
  unopened: 409,
  tooMany: 429,
  notSoldOut: 409,
  unreadable: 400,
} as const;

/** Issues that are temporary: the form is valid and only has to be sent again. */
const notNow: readonly IssueKey[] = ['fileCheckBusy', 'fileUnscanned'];

function statusOf(received: Received): number {
  if (received.status === 'ok') return 200;
  if (received.status === 'failed') return failureStatus[received.reason];
  const issues = received.issues.map(({ issue }) => issue);
  if (issues.includes('fileTooLarge')) return 413;
  return issues.every((issue) => notNow.includes(issue)) ? 503 : 422;
}

/** Seconds after which to retry a form that was refused temporarily: as long as a file may wait. */
const RETRY_AFTER_S = '10';

/** Returns `Retry-After` if the form may be sent again later (RFC 9110, section 10.2.3). */
function retryHeaders(kind: FormKind, status: number): Readonly<Record<string, string>> {
  if (status === 429) return tooManyHeaders(kind);
  return status === 503 ? { 'Retry-After': RETRY_AFTER_S } : {};
}
