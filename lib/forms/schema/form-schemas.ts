import type { z } from 'zod';
import type { FormKind } from '../../routing/form-kind.ts';
import { type Career, careerSchema } from './career.ts';
import { type FieldIssue, isIssueKey } from './issue.ts';
import { type Reservation, reservationSchema } from './reservation.ts';
import { type Subscription, subscriptionSchema } from './subscription.ts';
import { type WaitingRequest, waitingListSchema } from './waiting-list.ts';

/** The validated content of each form. */
export interface FormContents {
  readonly career: Career;
  readonly reservation: Reservation;
  readonly subscription: Subscription;
  readonly waitingList: WaitingRequest;
}

/**
 * The schema of each form, used both in the browser and on the server. Its fields are in the order
 * in which the form shows them, and with them issues and stored submissions.
 */
const formSchemas: { readonly [K in FormKind]: z.ZodType<FormContents[K]> } = {
  career: careerSchema,
  reservation: reservationSchema,
  subscription: subscriptionSchema,
  waitingList: waitingListSchema,
};

/** Submitted fields: text by name; missing ones count as empty. */
export type FieldValues = Readonly<Record<string, string>>;

/** The validated content; or the issues to fix, in the order of the form. */
export type CheckedForm<K extends FormKind> =
  | { readonly ok: true; readonly data: FormContents[K] }
  | { readonly ok: false; readonly issues: readonly FieldIssue[] };

/** Validates the fields of a form, with at most one issue per field. Ignores unknown fields. */
export function checkForm<K extends FormKind>(kind: K, values: FieldValues): CheckedForm<K> {
  const parsed = formSchemas[kind].safeParse(values);
  if (parsed.success) return { ok: true, data: parsed.data };
  const issues = new Map<string, FieldIssue>();
  for (const { path, message } of parsed.error.issues) {
    const field = String(path[0]);
    if (!issues.has(field)) {
      issues.set(field, { field, issue: isIssueKey(message) ? message : 'textInvalid' });
    }
  }
  return { ok: false, issues: [...issues.values()] };
}
