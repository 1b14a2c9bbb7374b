import type { FieldIssue } from './issue.ts';

/** Why a message could not be taken, for the line that says so. */
export const failureReasons = [
  /** It could not be stored: nothing of it is kept. */
  'unavailable',
  /** It looks like one that no person has sent, or comes from another site. */
  'refused',
  /** It came sooner after the form was opened than anyone can write. */
  'tooEarly',
  /** The form was opened too long ago; opening it anew helps. */
  'expired',
  /** It comes from a page that everybody shares, in a browser that could not open it. */
  'unopened',
  /** Too many came from one address. */
  'tooMany',
  /** It could not be read, or is larger than any form. */
  'unreadable',
] as const;

export type FailureReason = (typeof failureReasons)[number];

/** What has become of a form that was sent; also the JSON that its address answers. */
export type SubmissionResult =
  | { readonly status: 'ok'; readonly reference: string }
  | { readonly status: 'invalid'; readonly issues: readonly FieldIssue[] }
  | {
      readonly status: 'failed';
      readonly reason: FailureReason;
      /** Where to write instead (specification, section 8). */
      readonly contact: string;
      /** What the log knows this request by. */
      readonly requestId: string;
    };
