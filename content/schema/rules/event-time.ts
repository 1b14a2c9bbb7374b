import {
  occasionsIn,
  plansOf,
  type TimeProblem,
  timeProblem,
} from '../../consistency/event-time.ts';
import { documentName } from '../values/document-name.ts';
import { venueOptions } from '../values/options.ts';
import { optionTitle } from '../values/preview.ts';
import { bySeverity, type FindProblem } from './by-severity.ts';
import { amidTours, closedOnDay, outsideHours, sameTimeAndPlace } from './messages.ts';
import { asPublished } from './public-dataset.ts';

/** Finds why an upcoming event cannot take place at its time: the hours of its venue, or another event. */
const findAtTime: FindProblem = async (_, context) => {
  const published = await asPublished(context);
  if (!published) return null;
  const occasions = occasionsIn(published.dataset);
  const own = occasions.find(({ document }) => document === published.document);
  if (!own) return null;
  const others = occasions.filter((each) => each !== own);
  const problem = timeProblem(own, others, plansOf(published.dataset));
  return problem && { severity: problem.severity, message: messageOf(problem) };
};

function messageOf(problem: TimeProblem): string {
  switch (problem.kind) {
    case 'same-time':
      return sameTimeAndPlace(documentName(problem.document));
    case 'closed':
      return closedOnDay(venueTitle(problem.venue));
    case 'outside-hours':
      return outsideHours(venueTitle(problem.venue));
    case 'amid-tours':
      return amidTours;
  }
}

const venueTitle = (venue: string) => optionTitle(venueOptions, venue) ?? venue;

/** The rules of the start of an event beside other events and the opening hours. */
export const eventTimeRules = bySeverity(findAtTime);
