import type { Dataset } from '../../consistency/dataset.ts';
import {
  occasionsIn,
  plansOf,
  type TimeProblem,
  timeProblem,
} from '../../consistency/event-time.ts';
import { type Problem, reporter } from '../model/problem.ts';

const report = reporter('event-hours');

/**
 * Finds upcoming events that cannot take place at their time. Of two at the same time in one place, the
 * later one is reported.
 */
export function eventHours(dataset: Dataset): Problem[] {
  const occasions = occasionsIn(dataset);
  const plans = plansOf(dataset);
  return occasions.flatMap((occasion, index) => {
    const problem = timeProblem(occasion, occasions.slice(0, index), plans);
    if (!problem) return [];
    return [report(occasion.document, { path: 'start' }, reasonOf(problem), problem.severity)];
  });
}

function reasonOf(problem: TimeProblem): string {
  switch (problem.kind) {
    case 'same-time':
      return `is at the same time and place as ${problem.document._id}`;
    case 'closed':
      return `is on a day on which the ${problem.venue} is closed`;
    case 'outside-hours':
      return `is outside the hours of the ${problem.venue}`;
    case 'amid-tours':
      return 'is at the time of tours in the cellar';
  }
}
