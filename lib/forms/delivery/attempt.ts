/** A failed attempt: the reason, without personal data, and whether to try again. */
export interface FailedAttempt {
  readonly outcome: 'failed';
  readonly error: string;
  readonly final: boolean;
  /** Whether the mail server refused the recipient's address, for now or for good. */
  readonly addressRefused: boolean;
}

/** The result of an attempt. */
export type Attempt = { readonly outcome: 'sent' } | FailedAttempt;
