/** Hidden fields that every form sends besides what the visitor fills in. */
export const carriedFields = {
  /** Posts with the same key are one message. */
  idempotencyKey: 'idempotencyKey',
  /** When the token was issued, signed by the server. */
  startedAt: 'startedAt',
  /** Hidden from people; whoever fills it in reads the markup only. */
  honeypot: 'website',
  /** Of reCAPTCHA, where it is used. */
  recaptchaToken: 'recaptchaToken',
} as const;

/** Name of the one file field. */
export const fileField = 'file';

/** Issued when a form is opened and sent along with it. */
export interface FormToken {
  readonly idempotencyKey: string;
  readonly startedAt: string;
}

/** The least time between issuing a token and the post, in ms: nobody fills in a form faster. */
export const minimumFillTime = 2000;

/** The action that reCAPTCHA is asked about. */
export function recaptchaAction(kind: string): string {
  return `form_${kind}`;
}
