/** Hidden fields that every form sends besides the visitor's fields. */
export const carriedFields = {
  /** Posts with the same key are one message. */
  idempotencyKey: 'idempotencyKey',
  /** When the token was issued, signed by the server. */
  startedAt: 'startedAt',
  /** Hidden from people; only bots that read the markup fill it in. */
  honeypot: 'website',
  /** The token of reCAPTCHA, if it is used. */
  recaptchaToken: 'recaptchaToken',
} as const;

/** Name of the only file field. */
export const fileField = 'file';

/** Issued when a form is opened, and sent with it. */
export interface FormToken {
  readonly idempotencyKey: string;
  readonly startedAt: string;
}

/** Minimum time between issuing a token and the post, in ms: nobody fills in a form faster. */
export const minimumFillTime = 2000;

/** Returns the reCAPTCHA action of a form. */
export function recaptchaAction(kind: string): string {
  return `form_${kind}`;
}
