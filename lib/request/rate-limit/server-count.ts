import { processState } from '../../platform/process-state.ts';
import { type LimitName, limits } from './limits.ts';
import { createMemoryCount, type MemoryCount } from './memory-count.ts';

export const serverCounts = processState(
  'server-rate-limits',
  () => new Map<LimitName, MemoryCount>(),
);

/**
 * Returns the count of a limit in this server's memory, which the framework's bundles and the server
 * around it share.
 */
export function serverCount(name: LimitName): MemoryCount {
  const { max, span } = limits[name];
  const count = serverCounts.get(name) ?? createMemoryCount(max, span);
  serverCounts.set(name, count);
  return count;
}
