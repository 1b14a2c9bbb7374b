import 'server-only';
import { processState } from '../../platform/process-state.ts';
import { type LimitName, limits } from './limits.ts';
import { type Count, type Counted, createMemoryCount } from './memory-count.ts';
import { createSharedCount } from './shared-count.ts';
import { siteDatabase } from './site-database.ts';

const counts = processState('rate-limits', () => new Map<LimitName, Count>());

/**
 * Counts one event under a limit for a sender (see `senderOf`). Returns null if the limit is
 * exceeded: then the request must be refused. The count can be taken back.
 */
export async function count(name: LimitName, sender: string, now: Date): Promise<Counted | null> {
  return await countOf(name).add(sender, now);
}

function countOf(name: LimitName): Count {
  const known = counts.get(name) ?? create(name);
  counts.set(name, known);
  return known;
}

function create(name: LimitName): Count {
  const limit = limits[name];
  if (limit.counted === 'server') return createMemoryCount(limit.most, limit.span);
  return createSharedCount(name, limit, siteDatabase);
}
