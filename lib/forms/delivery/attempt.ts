/** An attempt that did not come off: why, without personal data, and whether to try again. */
export interface FailedAttempt {
  readonly outcome: 'failed';
  readonly error: string;
  readonly final: boolean;
  /** Whether it was the address that the mail server did not take, whoever wrote it. */
  readonly addressRefused: boolean;
}

/** What became of an attempt. */
export type Attempt = { readonly outcome: 'sent' } | FailedAttempt;
