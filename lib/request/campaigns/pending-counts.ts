import { processState } from '../../platform/process-state.ts';
import type { CampaignCount, CampaignEvent } from '../../tickets/campaign/campaign-count.ts';
import { inUse, type KnownCodes } from '../../tickets/campaign/known-codes.ts';
import { pragueTime } from '../../time/prague.ts';

/** What the server around the framework has counted, and the framework's bundle has not stored yet. */
interface Pending {
  /** Null until the codes have been read: nothing is counted before. */
  known: KnownCodes | null;
  readonly counts: Map<string, CampaignCount>;
}

const pending = processState<Pending>('campaigns.pending', () => ({
  known: null,
  counts: new Map(),
}));

/**
 * The most different keys that wait for the database; beyond them, only events of the same keys are
 * counted.
 */
const MOST_PENDING = 2000;

/** Shares the codes in use, whose events are counted from now on. */
export function shareKnownCodes(known: KnownCodes): void {
  pending.known = known;
}

/**
 * Counts an event on the date of `now` in Prague, without waiting. Codes that are not in use are
 * ignored, and so is an event without any other.
 */
export function countEvent(event: CampaignEvent, now: Date): void {
  const codes = pending.known && inUse(event, pending.known);
  if (codes) add({ ...event, ...codes, day: pragueTime(now).date, count: 1 });
}

/** Returns up to `most` of the counts that have not been stored, and removes them. */
export function takePending(most: number): CampaignCount[] {
  const taken = [...pending.counts].slice(0, most);
  for (const [key] of taken) pending.counts.delete(key);
  return taken.map(([, count]) => count);
}

/** Puts back what could not be stored. */
export function putBack(counts: readonly CampaignCount[]): void {
  for (const count of counts) add(count);
}

function add(added: CampaignCount): void {
  const { day, stage, ref, dsc, locale, count } = added;
  const key = [day, stage, ref, dsc, locale].join(' ');
  const before = pending.counts.get(key);
  if (!before && pending.counts.size >= MOST_PENDING) return;
  pending.counts.set(key, { ...added, count: count + (before?.count ?? 0) });
}
