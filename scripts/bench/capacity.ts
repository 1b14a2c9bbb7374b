import { readBenchmarks, writeCapacity } from './write-capacity.ts';

// npm run bench:capacity: calculates the tables of docs/capacity.md again, from docs/benchmarks.json and
// the assumptions in visits.ts and capacity-tables.ts.

writeCapacity(readBenchmarks());
