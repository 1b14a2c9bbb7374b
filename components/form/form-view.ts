import type { FieldValues } from '#lib/forms/schema/form-schemas';
import type { FieldIssue } from '#lib/forms/schema/issue';
import type { FormToken } from '#lib/forms/schema/protocol';
import type { SubmissionResult } from '#lib/forms/schema/submission-result';
import type { Locale } from '#lib/platform/i18n/locales';
import type { FormKind } from '#lib/routing/form-kind';

/** Everything that a form is rendered from, on its own page, in a section or in the dialog. */
export interface FormView {
  readonly kind: FormKind;
  /** The language of the form and of its result. */
  readonly locale: Locale;
  /** Prefix of every id in the form, which keeps the ids of two forms on a page distinct. */
  readonly id: string;
  /** The form token; null on pages that all visitors share, where a script requests it. */
  readonly opened: FormToken | null;
  /** The value sent as the subject (`aboutParameter`); empty for none. */
  readonly about: string;
  /** The subject as visitors read it, such as a position; empty for none. */
  readonly subject: string;
  /** The values that the visitor has filled in. */
  readonly values: FieldValues;
  /** The result of the submission; null while it has not been sent. */
  readonly result: SubmissionResult | null;
  /** The address to write to when it cannot be sent. */
  readonly contact: string;
  /** How long submissions are stored, in days. */
  readonly retentionDays: number;
  /** The site key of reCAPTCHA; null where it is not used. */
  readonly recaptchaKey: string | null;
}

/** Returns the issues that a result names; none unless it is invalid. */
export function issuesOf(result: SubmissionResult | null): readonly FieldIssue[] {
  return result?.status === 'invalid' ? result.issues : [];
}
