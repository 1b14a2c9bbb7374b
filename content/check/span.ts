import { isCalendarDate } from '../format/calendar.ts';
import type { FullDocument } from '../format/json.ts';
import type { Problem, reporter } from './problem.ts';
import { textOf } from './values.ts';

/** A stretch of time of a document, by the names of its fields. */
export interface Span {
  readonly from: string;
  readonly to: string;
  /** `moment`: ISO dates with time, and the end is after the beginning; `day`: both days count. */
  readonly unit: 'moment' | 'day';
  /** Whether it may go without a beginning. */
  readonly openStart?: boolean;
}

/** What is wrong with a document's stretch of time: a bound missing or unreadable, or the order. */
export function spanProblems(
  document: FullDocument,
  { from, to, unit, openStart = false }: Span,
  report: ReturnType<typeof reporter>,
): Problem[] {
  const bounds = [from, to].map((path) => ({ path, text: textOf(document[path]) }));
  const problems = bounds.flatMap(({ path, text }) => {
    if (text === undefined) {
      return openStart && path === from ? [] : [report(document, { path }, 'is missing')];
    }
    const exists = unit === 'day' ? isCalendarDate(text) : !Number.isNaN(Date.parse(text));
    return exists ? [] : [report(document, { path }, `"${text}" is no ${unit}`)];
  });
  const [start, end] = bounds.map(({ text }) => (text ? Date.parse(text) : undefined));
  if (problems.length > 0 || start === undefined || end === undefined) return problems;
  const reversed = unit === 'day' ? end < start : end <= start;
  return reversed ? [report(document, { path: to }, `is not after ${from}`)] : [];
}
