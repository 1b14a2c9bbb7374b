import type {
  CampaignCount,
  CampaignStage,
  Period,
} from '../../../lib/tickets/campaign/campaign-count.ts';
import { daysOf } from './periods.ts';

/** A bar of the chart: how often something happened from a day on, until the next bar. */
export interface Bar {
  /** `YYYY-MM-DD`. */
  readonly from: string;
  readonly through: string;
  readonly count: number;
}

/** More bars than this could not be distinguished. */
const MAX_BARS = 62;

/** Returns the bars of a stage: one for each day, or in long periods for each week or more. */
export function barsOf(
  counts: readonly CampaignCount[],
  stage: CampaignStage,
  period: Period,
): Bar[] {
  const days = daysOf(period);
  const width = days.length <= MAX_BARS ? 1 : 7 * Math.ceil(days.length / 7 / MAX_BARS);
  const ofStage = counts.filter((count) => count.stage === stage);
  return Array.from({ length: Math.ceil(days.length / width) }, (_, index) => {
    const within = days.slice(index * width, (index + 1) * width);
    const [from = '', through = ''] = [within[0], within.at(-1)];
    const inBar = ofStage.filter(({ day }) => day >= from && day <= through);
    return { from, through, count: inBar.reduce((sum, { count }) => sum + count, 0) };
  });
}
