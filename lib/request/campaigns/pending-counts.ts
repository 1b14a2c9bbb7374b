import { processState } from '../../platform/process-state.ts';
import type { CampaignCount, CampaignEvent } from '../../tickets/campaign/campaign-count.ts';
import { inUse, type KnownCodes } from '../../tickets/campaign/known-codes.ts';
import { pragueTime } from '../../time/prague.ts';

/** Counts of the custom server that the framework's bundle has not stored yet. */
interface Pending {
  /** Null until the codes have been read: nothing is counted before. */
  known: KnownCodes | null;
  readonly counts: Map<string, CampaignCount>;
  /** How many events there was no room for. */
  uncounted: number;
}

const pending = processState<Pending>('campaigns.pending', () => ({
  known: null,
  counts: new Map(),
  uncounted: 0,
}));

/**
 * The most different keys that wait for the database; beyond them, only events of the same keys are
 * counted.
 */
export const MAX_PENDING = 2000;

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
  if (!codes) return;
  const counted = { ...event, ...codes, day: pragueTime(now).date, count: 1 };
  if (pending.counts.size < MAX_PENDING || pending.counts.has(keyOf(counted))) add(counted);
  else pending.uncounted += 1;
}

/** Returns up to `max` of the counts that have not been stored, and removes them. */
export function takePending(max: number): CampaignCount[] {
  const taken = [...pending.counts].slice(0, max);
  for (const [key] of taken) pending.counts.delete(key);
  return taken.map(([, count]) => count);
}

/** Returns how many events there was no room for since the last call. */
export function takeUncounted(): number {
  const { uncounted } = pending;
  pending.uncounted = 0;
  return uncounted;
}

/** Puts back what could not be stored, even if others have taken its room meanwhile. */
export function putBack(counts: readonly CampaignCount[]): void {
  for (const count of counts) add(count);
}

function add(added: CampaignCount): void {
  const key = keyOf(added);
  const before = pending.counts.get(key);
  pending.counts.set(key, { ...added, count: added.count + (before?.count ?? 0) });
}

function keyOf({ day, stage, ref, dsc, locale }: CampaignCount): string {
  return [day, stage, ref, dsc, locale].join(' ');
}
