import type { FieldIssue } from './issue.ts';

/** Why a message was not accepted, for the line that explains it. */
export const failureReasons = [
  /** It could not be stored: nothing of it is kept. */
  'unavailable',
  /** It looks as if no person sent it, or comes from another site. */
  'refused',
  /** It came sooner after the form was opened than anyone can write. */
  'tooEarly',
  /** The form was opened too long ago, or under another secret; opening it again helps. */
  'expired',
  /** It comes from a page shared by all visitors, and the browser could not get a token for it. */
  'unopened',
  /** Too many came from one address. */
  'tooMany',
  /** It asks for a place on the waiting list of an event that has none. */
  'notSoldOut',
  /** It could not be parsed, or is larger than any form. */
  'unreadable',
] as const;

export type FailureReason = (typeof failureReasons)[number];

/** The result of a submitted form; also the JSON of the response. */
export type SubmissionResult =
  | { readonly status: 'ok'; readonly reference: string }
  | { readonly status: 'invalid'; readonly issues: readonly FieldIssue[] }
  | {
      readonly status: 'failed';
      readonly reason: FailureReason;
      /** The address to write to instead (specification, section 8). */
      readonly contact: string;
      /** The id of this request in the log. */
      readonly requestId: string;
    };
