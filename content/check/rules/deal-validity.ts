import { type Dataset, ofType } from '../../consistency/dataset.ts';
import { type Problem, reporter } from '../model/problem.ts';
import { spanProblems } from '../model/span.ts';

const report = reporter('deal-validity');
const span = { from: 'validFrom', to: 'validThrough', unit: 'day', openStart: true } as const;

/** Finds deals without a last day, or with one before the first. The first day is optional. */
export function dealValidity(dataset: Dataset): Problem[] {
  return ofType(dataset, 'deal').flatMap((document) => spanProblems(document, span, report));
}
