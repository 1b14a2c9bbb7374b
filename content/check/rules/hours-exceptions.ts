import { readDate } from '../../../lib/content/parse/formats/read-date.ts';
import { type Dataset, ofType } from '../../consistency/dataset.ts';
import type { Severity } from '../../consistency/severity.ts';
import type { FullDocument, JsonObject } from '../../json/json.ts';
import { itemsOf, textOf } from '../../json/values.ts';
import { timesProblems } from '../model/clock.ts';
import { type Problem, reporter } from '../model/problem.ts';

const report = reporter('hours-exceptions');

/** Finds exceptions of the hours that are past, contradictory or empty. */
export function hoursExceptions(dataset: Dataset): Problem[] {
  return ofType(dataset, 'openingHours').flatMap((hours) => {
    const dates = new Set<string>();
    return itemsOf(hours.exceptions).flatMap(([index, exception]) => {
      const path = `exceptions[${index}]`;
      const date = readDate(exception.date);
      const twice = date !== null && dates.has(date);
      if (date !== null) dates.add(date);
      return [
        ...dateProblems(hours, path, exception, dataset.today),
        ...(twice ? [report(hours, { path }, `there is another exception on ${date}`)] : []),
        ...contradictions(exception).map(({ field, message, severity }) =>
          report(hours, { path: [path, field].filter(Boolean).join('.') }, message, severity),
        ),
      ];
    });
  });
}

function dateProblems(
  hours: FullDocument,
  parent: string,
  exception: JsonObject,
  today: string,
): Problem[] {
  const path = `${parent}.date`;
  const text = textOf(exception.date);
  if (text === undefined) return [report(hours, { path }, 'is missing')];
  const date = readDate(text);
  if (date === null) return [report(hours, { path }, `"${text}" is not a day`)];
  return date < today ? [report(hours, { path }, `${date} is over`, 'warning')] : [];
}

interface Contradiction {
  readonly field: string;
  readonly message: string;
  readonly severity?: Severity;
}

function contradictions(exception: JsonObject): readonly Contradiction[] {
  const hasTimes = ['opens', 'closes', 'lastEntry'].some((field) => textOf(exception[field]));
  if (exception.closed === true) {
    // As the form says, the site ignores these times.
    const unused = {
      field: 'closed',
      message: 'is closed, yet has hours',
      severity: 'warning',
    } as const;
    return hasTimes ? [unused] : [];
  }
  return hasTimes
    ? timesProblems(exception)
    : [{ field: '', message: 'is neither closed nor has hours' }];
}
