/** How often something may happen within a time, for each of those who do it. */
export interface RateLimit {
  /** Notes one more for `who` and tells whether it is allowed. */
  allows(who: string, now: Date): boolean;
}

/** Addresses that are remembered at once; whoever asks under more of them gains nothing new. */
const MOST_REMEMBERED = 20_000;

/** Counts in the memory of this process: `most` within any `span` ms. */
export function createRateLimit(most: number, span: number): RateLimit {
  const moments = new Map<string, readonly number[]>();
  return {
    allows(who, now) {
      const time = now.getTime();
      const recent = (moments.get(who) ?? []).filter((moment) => moment > time - span);
      const allowed = recent.length < most;
      // Last in the map is last to be forgotten.
      moments.delete(who);
      moments.set(who, allowed ? [...recent, time] : recent);
      if (moments.size > MOST_REMEMBERED) forgetOldest(moments);
      return allowed;
    },
  };
}

function forgetOldest(moments: Map<string, unknown>): void {
  const [oldest] = moments.keys();
  if (oldest !== undefined) moments.delete(oldest);
}
