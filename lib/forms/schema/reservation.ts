import { z } from '../../platform/schema/z.ts';
import { pragueTime } from '../../time/prague.ts';
import { fieldLimits } from './field-limits.ts';
import { email, key, message, optionalLine, phone, requiredLine, tick } from './fields.ts';
import { findingOptions } from './finding-options.ts';
import type { IssueKey } from './issue.ts';

/** More than the vaults hold at once, so that only slips of the finger are refused. */
const LARGEST_PARTY = 1000;

const finding = optionalLine(fieldLimits.line).pipe(
  z.enum(['', ...findingOptions], key('choiceInvalid')),
);

const partySize = optionalLine(fieldLimits.line).transform((value, context) => {
  if (value === '') return null;
  const people = /^\d{1,4}$/.test(value) ? Number(value) : 0;
  if (people >= 1 && people <= LARGEST_PARTY) return people;
  context.addIssue({ code: 'custom', message: key('partySizeInvalid') });
  return z.NEVER;
});

/** The fields of the enquiry, each by its own rule. */
export const reservationFields = z.object({
  whereDidYouFindUs: finding,
  unknownDate: tick,
  date: optionalLine(fieldLimits.line),
  partySize,
  company: requiredLine(fieldLimits.line, 'companyRequired'),
  name: requiredLine(fieldLimits.line, 'nameRequired'),
  email,
  phone,
  message,
  about: optionalLine(fieldLimits.about),
});

/**
 * The reservation enquiry (specification, sections 3 and 5). A date counts for nothing where the
 * guest says that it is not known yet.
 */
export const reservationSchema = reservationFields
  .transform((form) => (form.unknownDate ? { ...form, date: '' } : form))
  .superRefine(({ date }, context) => {
    const issue = dateIssue(date);
    if (issue) context.addIssue({ code: 'custom', path: ['date'], message: issue });
  });

export type Reservation = z.infer<typeof reservationSchema>;

/** What is wrong with a day that may be left open: no day of the calendar, or gone by in Prague. */
function dateIssue(date: string): IssueKey | null {
  if (date === '') return null;
  if (!z.iso.date().safeParse(date).success) return 'dateInvalid';
  return date < pragueTime(new Date()).date ? 'datePast' : null;
}
