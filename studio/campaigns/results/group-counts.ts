import {
  type CampaignCount,
  type CampaignStage,
  campaignStages,
} from '../../../lib/tickets/campaign/campaign-count.ts';

type StageTotals = Readonly<Record<CampaignStage, number>>;

/** A group of counts: their common value, and their sum by stage. */
export interface CountGroup {
  readonly key: string;
  /** The first of them, after which the group is named. */
  readonly first: CampaignCount;
  readonly totals: StageTotals;
}

/** Adds up the counts of each stage. */
function totalsOf(counts: readonly CampaignCount[]): StageTotals {
  const sum = (wanted: CampaignStage) =>
    counts.reduce((total, { stage, count }) => total + (stage === wanted ? count : 0), 0);
  return Object.fromEntries(campaignStages.map((stage) => [stage, sum(stage)])) as Record<
    CampaignStage,
    number
  >;
}

/** Adds up the counts with the same key, in the order in which the keys are first found. */
export function groupCounts(
  counts: readonly CampaignCount[],
  keyOf: (count: CampaignCount) => string,
): CountGroup[] {
  const groups = Map.groupBy(counts, keyOf);
  return [...groups].flatMap(([key, members]) => {
    const [first] = members;
    return first ? [{ key, first, totals: totalsOf(members) }] : [];
  });
}

/** Returns groups with more arrivals first. */
export function sortByArrivals(groups: readonly CountGroup[]): CountGroup[] {
  return groups.toSorted((one, other) => other.totals.arrival - one.totals.arrival);
}
