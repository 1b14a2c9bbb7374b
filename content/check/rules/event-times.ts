import { type Dataset, ofType } from '../../consistency/dataset.ts';
import { type Problem, reporter } from '../model/problem.ts';
import { spanProblems } from '../model/span.ts';

const report = reporter('event-times');

/** Finds events without an end, or with one that is not after the start. */
export function eventTimes(dataset: Dataset): Problem[] {
  return ofType(dataset, 'event').flatMap((document) =>
    spanProblems(document, { from: 'start', to: 'end', unit: 'moment' }, report),
  );
}
