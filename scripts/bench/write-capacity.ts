import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Benchmarks } from './benchmarks-page.ts';
import { capacityTables } from './capacity-tables.ts';
import { withTables } from './with-tables.ts';

const ROOT = join(import.meta.dirname, '../..');
const PAGE = join(ROOT, 'docs/capacity.md');
export const BENCHMARKS = join(ROOT, 'docs/benchmarks.json');

/** Returns the results of the latest `npm run bench`. */
export function readBenchmarks(): Benchmarks {
  return JSON.parse(readFileSync(BENCHMARKS, 'utf8'));
}

/** Returns docs/capacity.md, as it is and as it follows from the benchmarks. */
export function capacityPage(benchmarks: Benchmarks): { current: string; right: string } {
  const current = readFileSync(PAGE, 'utf8');
  return { current, right: withTables(current, capacityTables(benchmarks)) };
}

/** Updates the tables of docs/capacity.md. */
export function writeCapacity(benchmarks: Benchmarks): void {
  writeFileSync(PAGE, capacityPage(benchmarks).right);
}
