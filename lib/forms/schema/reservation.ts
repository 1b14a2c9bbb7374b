import * as z from '../../platform/schema/z.ts';
import { pragueTime } from '../../time/prague.ts';
import { fieldLimits } from './field-limits.ts';
import { email, key, message, optionalLine, phone, requiredLine, tick } from './fields.ts';
import { findingOptions } from './finding-options.ts';
import type { IssueKey } from './issue.ts';

/** More than the vaults hold at once, so that only typing errors are rejected. */
const MAX_PARTY_SIZE = 1000;

const finding = optionalLine(fieldLimits.line).pipe(
  z.enum(['', ...findingOptions], key('choiceInvalid')),
);

const partySize = optionalLine(fieldLimits.line).transform((value, context) => {
  if (value === '') return null;
  const people = /^\d+$/.test(value) ? Number(value) : 0;
  if (people >= 1 && people <= MAX_PARTY_SIZE) return people;
  context.addIssue({ code: 'custom', message: key('partySizeInvalid') });
  return z.NEVER;
});

const date = optionalLine(fieldLimits.line).superRefine((value, context) => {
  const issue = dateIssue(value);
  if (issue) context.addIssue({ code: 'custom', message: issue });
});

/** The fields of the enquiry, each with its own rule. */
export const reservationFields = z.object({
  date,
  partySize,
  unknownDate: tick,
  company: requiredLine(fieldLimits.line, 'companyRequired'),
  name: requiredLine(fieldLimits.line, 'nameRequired'),
  email,
  phone,
  message,
  whereDidYouFindUs: finding,
  about: optionalLine(fieldLimits.about),
});

/**
 * The reservation enquiry (specification, sections 3 and 5). The date is ignored if the guest
 * states that it is not known yet.
 */
export const reservationSchema = z.preprocess(withoutUnknownDate, reservationFields);

export type Reservation = z.infer<typeof reservationSchema>;

/**
 * Returns the issue of an optional date: not a calendar day, or past in Prague; null if there is
 * none.
 */
function dateIssue(date: string): IssueKey | null {
  if (date === '') return null;
  if (!z.iso.date().safeParse(date).success) return 'dateInvalid';
  return date < pragueTime(new Date()).date ? 'datePast' : null;
}

/** Empties the date if it is stated not to be known yet, before the fields are validated. */
function withoutUnknownDate(values: unknown): unknown {
  const isObject = typeof values === 'object' && values !== null;
  const isUnknown = isObject && 'unknownDate' in values && tick.safeParse(values.unknownDate).data;
  return isUnknown ? { ...values, date: '' } : values;
}
