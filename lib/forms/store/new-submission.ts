import type { Locale } from '../../platform/i18n/locales.ts';
import type { FormKind } from '../../routing/form-kind.ts';
import type { FormContents } from '../schema/form-schemas.ts';
import type { AcceptedFile } from './attachments.ts';

/** A validated form, ready to be stored. */
export interface NewSubmission<K extends FormKind = FormKind> {
  readonly form: K;
  readonly idempotencyKey: string;
  readonly locale: Locale;
  readonly data: FormContents[K];
  readonly file: AcceptedFile | null;
  readonly requestId: string;
}
