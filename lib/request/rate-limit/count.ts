import 'server-only';
import { processState } from '../../platform/process-state.ts';
import { type LimitName, limits } from './limits.ts';
import type { Counted } from './memory-count.ts';
import { serverCount } from './server-count.ts';
import { createSharedCount, type Reserved, type SharedCount } from './shared-count.ts';
import { siteDatabase } from './site-database.ts';

const sharedCounts = processState('shared-rate-limits', () => new Map<LimitName, SharedCount>());

/**
 * Counts one event under a limit for a sender (see `senderOf`). Returns null if the limit is
 * exceeded: then the request must be refused. The count can be taken back.
 */
export async function count(name: LimitName, sender: string, now: Date): Promise<Counted | null> {
  const { counted } = limits[name];
  return await (counted === 'server' ? serverCount(name) : sharedCount(name)).add(sender, now);
}

/**
 * Counts one guess of a sender under a limit on this server; returns null if the limit is exceeded. The
 * guess must be taken back if it is right, or else confirmed before the response.
 */
export function reserve(name: LimitName, sender: string, now: Date): Reserved | null {
  return sharedCount(name).reserve(sender, now);
}

function sharedCount(name: LimitName): SharedCount {
  const known = sharedCounts.get(name) ?? createSharedCount(name, limits[name], siteDatabase);
  sharedCounts.set(name, known);
  return known;
}
