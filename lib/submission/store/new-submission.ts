import type { FormKind } from '../../form/form-kind.ts';
import type { FormContents } from '../../form/form-schemas.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { AcceptedFile } from './attachments.ts';

/** A checked form, ready to be kept. */
export interface NewSubmission<K extends FormKind = FormKind> {
  readonly form: K;
  readonly idempotencyKey: string;
  readonly locale: Locale;
  readonly data: FormContents[K];
  readonly file: AcceptedFile | null;
  readonly requestId: string;
}
