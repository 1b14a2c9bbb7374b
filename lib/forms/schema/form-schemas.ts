import type { z } from 'zod';
import type { FormKind } from '../../routing/form-kind.ts';
import { type Career, careerSchema } from './career.ts';
import { type FieldIssue, isIssueKey } from './issue.ts';
import { type Reservation, reservationSchema } from './reservation.ts';
import { type Subscription, subscriptionSchema } from './subscription.ts';

/** What each form holds once its rules have been kept. */
export interface FormContents {
  readonly career: Career;
  readonly reservation: Reservation;
  readonly subscription: Subscription;
}

/** The rules of each form, the same in the browser and on the server. */
export const formSchemas: { readonly [K in FormKind]: z.ZodType<FormContents[K]> } = {
  career: careerSchema,
  reservation: reservationSchema,
  subscription: subscriptionSchema,
};

/** Fields as they are sent: text by name; those that are not there count as empty. */
export type FieldValues = Readonly<Record<string, string>>;

/** What was sent, checked; or what is to be mended, in the order of the form. */
export type CheckedForm<K extends FormKind> =
  | { readonly ok: true; readonly data: FormContents[K] }
  | { readonly ok: false; readonly issues: readonly FieldIssue[] };

/**
 * Checks the fields of a form by its rules, one issue a field. Fields it does not have are left.
 */
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
