import type { FormEnv } from '../../platform/env/form-env.ts';
import { isSameOrigin } from '../../platform/http/is-same-origin.ts';
import { senderOf } from '../../platform/http/sender.ts';
import type { Locale } from '../../platform/i18n/locales.ts';
import { log } from '../../platform/log/log.ts';
import { type FormKind, takesAttachment } from '../../routing/form-kind.ts';
import type { InspectFile } from '../file/inspection/inspect-file.ts';
import type { SentFile } from '../file/sent-file.ts';
import { checkForm, type FieldValues } from '../schema/form-schemas.ts';
import type { FieldIssue } from '../schema/issue.ts';
import { carriedFields, fileField } from '../schema/protocol.ts';
import type { FailureReason } from '../schema/submission-result.ts';
import { QuotaExceeded } from '../store/attachment-quota.ts';
import type { NewSubmission } from '../store/new-submission.ts';
import type { SavedSubmission } from '../store/save-submission.ts';
import { freeFile, type ReceivedFile } from './file-receiver.ts';
import { checkFormToken } from './form-token.ts';
import { readForm } from './read-form.ts';
import { isVerified } from './recaptcha.ts';
import { signSender } from './sign-sender.ts';

/** A received form, not yet parsed. */
export interface IncomingForm {
  readonly kind: FormKind;
  readonly locale: Locale;
  readonly headers: Headers;
  readonly body: ReadableStream<Uint8Array> | null;
  readonly requestId: string;
}

/** The dependencies of receiving a form. */
export interface Reception {
  readonly siteUrl: string;
  /** Throws if the secret cannot be read. */
  secret(): string;
  readonly recaptcha?: FormEnv['recaptcha'];
  /**
   * Counts one submission of this form for a sender, or one that another site has sent, which must not
   * use up what its visitors may send. Returns false if the limit is exceeded.
   */
  mayReceive(sender: string, isSameOrigin: boolean): Promise<boolean>;
  /** Must not read the file after it has settled, like `save`: its memory is freed then. */
  readonly inspect: InspectFile;
  /**
   * Whether the form may be sent about a subject: a waiting list about a sold-out event only.
   * Rejects if that cannot be determined.
   */
  isOpen(kind: FormKind, about: string): Promise<boolean>;
  /** Rejects with `QuotaExceeded` if the form could be stored without its file. */
  save(submission: NewSubmission): Promise<SavedSubmission>;
}

/** The internal outcome of a form. */
export type Received =
  | { readonly status: 'ok'; readonly saved: SavedSubmission }
  | { readonly status: 'invalid'; readonly issues: readonly FieldIssue[] }
  | { readonly status: 'failed'; readonly reason: FailureReason; readonly error?: unknown };

/** The outcome, and the entered values, to be filled in again. */
export interface Reply {
  readonly received: Received;
  readonly values: FieldValues;
}

/**
 * Receives a form: checks the rate limit and its origin before reading it, parses it within the
 * limits, validates token, fields and file, and stores it. Returns `ok` only after it is stored.
 * Never rejects; every error is a failure with its reason.
 */
export async function submit(form: IncomingForm, reception: Reception, now: Date): Promise<Reply> {
  const { headers, body } = form;
  const isOwn = isSameOrigin(headers, reception.siteUrl);
  if (!(await reception.mayReceive(senderOf(headers), isOwn))) {
    return { received: failed('tooMany'), values: {} };
  }
  if (!isOwn) return { received: failed('refused'), values: {} };
  const read = await readForm(headers.get('content-type') ?? '', body);
  if (read === 'unreadable') return { received: failed(read), values: {} };
  if ('tooLarge' in read) {
    const issues = [{ field: fileField, issue: 'fileTooLarge' }] as const;
    return { received: { status: 'invalid', issues }, values: read.fields };
  }
  try {
    const received = await receive(form, read.fields, read, reception, now);
    return { received, values: read.fields };
  } catch (error) {
    return { received: { status: 'failed', reason: 'unavailable', error }, values: read.fields };
  } finally {
    // Mails read it from the database.
    freeFile(read);
  }
}

async function receive(
  { kind, locale, headers, requestId }: IncomingForm,
  fields: FieldValues,
  sent: ReceivedFile,
  reception: Reception,
  now: Date,
): Promise<Received> {
  const idempotencyKey = fields[carriedFields.idempotencyKey] ?? '';
  const opened = { idempotencyKey, startedAt: fields[carriedFields.startedAt] ?? '' };
  if (fields[carriedFields.honeypot]) return failed('refused');
  const age = checkFormToken(kind, opened, reception.secret(), now);
  if (age !== 'ok') return failed(age);

  const checked = checkForm(kind, fields);
  const file = await acceptFile(kind, sent, (file) => reception.inspect(file, senderOf(headers)));
  const issues = [...(checked.ok ? [] : checked.issues), ...('issue' in file ? [file] : [])];
  if (!checked.ok || 'issue' in file) return { status: 'invalid', issues };
  const about = 'about' in checked.data ? checked.data.about : '';
  if (!(await reception.isOpen(kind, about))) return failed('notSoldOut');

  const token = fields[carriedFields.recaptchaToken] ?? '';
  const host = new URL(reception.siteUrl).hostname;
  const { recaptcha } = reception;
  if (recaptcha && !(await isVerified(kind, token, recaptcha, host))) return failed('refused');
  const sender = signSender('attachment', senderOf(headers), reception.secret());
  const accepted = file.accepted && { ...file.accepted, sender };
  const submission = { form: kind, idempotencyKey, locale, data: checked.data, requestId };
  return await save({ ...submission, file: accepted }, reception);
}

async function save(submission: NewSubmission, reception: Reception): Promise<Received> {
  try {
    return { status: 'ok', saved: await reception.save(submission) };
  } catch (error) {
    if (!(error instanceof QuotaExceeded)) throw error;
    const { requestId } = submission;
    const { bound } = error;
    const level = bound === 'sender' ? 'warning' : 'error';
    log(level, 'file.no-room', { requestId, bound });
    return { status: 'invalid', issues: [{ field: fileField, issue: 'fileNoRoom' }] };
  }
}

async function acceptFile(
  kind: FormKind,
  { file, fileIssue }: ReceivedFile,
  inspect: (file: SentFile) => ReturnType<InspectFile>,
) {
  const issue = (key: FieldIssue['issue']): FieldIssue => ({ field: fileField, issue: key });
  if (fileIssue) return issue(fileIssue);
  if (!file) return { accepted: null };
  if (!takesAttachment(kind)) return issue('fileUnexpected');
  const inspected = await inspect(file);
  if ('issue' in inspected) return issue(inspected.issue);
  return { accepted: { type: inspected.type, bytes: file.bytes } };
}

function failed(reason: FailureReason): Received {
  return { status: 'failed', reason };
}
