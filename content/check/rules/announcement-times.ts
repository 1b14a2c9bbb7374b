import { type Dataset, ofType } from '../../consistency/dataset.ts';
import { type Problem, reporter } from '../model/problem.ts';
import { spanProblems } from '../model/span.ts';

const report = reporter('announcement-times');

/** Finds announcements that would never begin or never end. */
export function announcementTimes(dataset: Dataset): Problem[] {
  return ofType(dataset, 'announcement').flatMap((document) =>
    spanProblems(document, { from: 'from', to: 'to', unit: 'moment' }, report),
  );
}
