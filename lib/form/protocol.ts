/** Fields that every form carries beside what the visitor fills in. */
export const carriedFields = {
  /** Made when the form opens: what is sent twice under it is one message. */
  idempotencyKey: 'idempotencyKey',
  /** When the form was opened, signed by the server. */
  startedAt: 'startedAt',
  /** Hidden from people; whoever fills it in reads the markup only. */
  honeypot: 'website',
  /** Of reCAPTCHA, where it is used. */
  recaptchaToken: 'recaptchaToken',
} as const;

/** Name of the one file field. */
export const fileField = 'file';

/** What a form is given when it opens, to be sent along with it. */
export interface OpenedForm {
  readonly idempotencyKey: string;
  readonly startedAt: string;
}

/** How long a form has to be open before it can be sent, in ms: nobody fills one in faster. */
export const minimumFillTime = 2000;

/** The action that reCAPTCHA is asked about. */
export function recaptchaAction(kind: string): string {
  return `form_${kind}`;
}
