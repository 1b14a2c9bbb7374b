import { readDate } from '../../../lib/content/parse/formats/read-date.ts';
import { readDateTime } from '../../../lib/content/parse/formats/read-date-time.ts';
import type { FullDocument } from '../../json/json.ts';
import { textOf } from '../../json/values.ts';
import type { Problem, reporter } from './problem.ts';

/** A period of time of a document, given by the names of its fields. */
export interface Span {
  readonly from: string;
  readonly to: string;
  /** `moment`: instants, and the end must be after the start; `day`: both days are included. */
  readonly unit: 'moment' | 'day';
  /** Whether the start is optional. */
  readonly openStart?: boolean;
}

/**
 * Returns the problems of a document's period: a bound that is missing or that the site cannot
 * parse, or the wrong order.
 */
export function spanProblems(
  document: FullDocument,
  { from, to, unit, openStart = false }: Span,
  report: ReturnType<typeof reporter>,
): Problem[] {
  const read = unit === 'day' ? readDate : readDateTime;
  const bounds = [from, to].map((path) => {
    const text = textOf(document[path]);
    return { path, text, value: read(text) };
  });
  const problems = bounds.flatMap(({ path, text, value }) => {
    if (text === undefined) {
      return openStart && path === from ? [] : [report(document, { path }, 'is missing')];
    }
    return value !== null ? [] : [report(document, { path }, `"${text}" is not a ${unit}`)];
  });
  const [start, end] = bounds.map(({ value }) => (value ? Date.parse(value) : undefined));
  if (problems.length > 0 || start === undefined || end === undefined) return problems;
  const reversed = unit === 'day' ? end < start : end <= start;
  return reversed ? [report(document, { path: to }, `is not after ${from}`)] : [];
}
