import type { FieldValues } from '#lib/forms/schema/form-schemas';
import type { IssueKey } from '#lib/forms/schema/issue';
import type { FormToken } from '#lib/forms/schema/protocol';
import type { SubmissionResult } from '#lib/forms/schema/submission-result';
import type { Locale } from '#lib/platform/i18n/locales';
import type { FormKind } from '#lib/routing/form-kind';

/** All that a form is rendered from, on a page of its own, in a section or in the dialog. */
export interface FormView {
  readonly kind: FormKind;
  /** The language of the form and of its answer. */
  readonly locale: Locale;
  /** Begins every id of the form, so that two forms on a page keep theirs apart. */
  readonly id: string;
  /** What it is sent along with; null on pages that everybody shares, where a script opens it. */
  readonly opened: FormToken | null;
  /** What it is about, such as a position; empty for nothing in particular. */
  readonly about: string;
  /** What the visitor had filled in. */
  readonly values: FieldValues;
  /** What has become of it; null while it has not been sent. */
  readonly result: SubmissionResult | null;
  /** Where to write instead when it cannot be sent. */
  readonly contact: string;
  /** How long what is sent is kept, in days. */
  readonly retentionDays: number;
  /** The site key of reCAPTCHA, where it is used. */
  readonly recaptchaKey: string | null;
}

/** The issue of a field, or null where it is in order. */
export function issueOf({ result }: FormView, field: string): IssueKey | null {
  if (result?.status !== 'invalid') return null;
  return result.issues.find((issue) => issue.field === field)?.issue ?? null;
}
