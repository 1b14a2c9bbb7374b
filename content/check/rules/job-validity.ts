import { type Dataset, ofType } from '../../consistency/dataset.ts';
import { type Problem, reporter } from '../model/problem.ts';
import { spanProblems } from '../model/span.ts';

const report = reporter('job-validity');

/** Finds job postings without a last day, or with one before the day they were posted. */
export function jobValidity(dataset: Dataset): Problem[] {
  return ofType(dataset, 'jobPosting').flatMap((document) =>
    spanProblems(document, { from: 'datePosted', to: 'validThrough', unit: 'day' }, report),
  );
}
