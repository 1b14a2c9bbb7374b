import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { interruptedCode, runCommand } from '../process/command.ts';
import { type Baseline, makeBaseline } from './baseline.ts';
import { compareWithGoal, type Figures, ROWS } from './content-goals.ts';
import { type BenchDocument, idOf, makeDocuments, randomNumbers } from './documents.ts';
import { type Measured, measure, percentiles } from './measure.ts';
import { type BenchService, startService } from './service.ts';

// npm run bench:content [-- <documents> <characters of each>]: fills a separate content service in
// a temporary folder and prints its response times, a comparison with plain evaluation over all
// documents in the same run, its peak memory, that of the filling and of heavy queries included, and the
// goals beside all of these. The exit code is 1 where one is missed.

const [count = 20_000, size = 10_000] = process.argv.slice(2).map(Number);
const MEASURE_MS = 3000;
const WARM_UP_MS = 1000;
const BATCH = 100;
const HEAVY = 'count(*[count(*[count(*[title != ^.title]) > ^.order]) > 0])';

const ROOT = dirname(dirname(import.meta.dirname));
const random = randomNumbers(2);
const anyIndex = () => Math.floor(random() * count);

const folder = mkdtempSync(join(tmpdir(), 'bench-content-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

const number = (value: number) => value.toFixed(value < 10 ? 2 : 0);
const row = (...cells: string[]) =>
  console.log(
    cells.map((cell, index) => (index === 0 ? cell.padEnd(40) : cell.padStart(13))).join(''),
  );

async function fill(service: BenchService): Promise<void> {
  let batch: unknown[] = [];
  for (const document of makeDocuments(count, size)) {
    batch.push({ create: document });
    if (batch.length < BATCH) continue;
    await service.mutate(batch);
    batch = [];
  }
  if (batch.length > 0) await service.mutate(batch);
}

const QUERIES: readonly {
  readonly name: string;
  readonly query: string;
  readonly params: (index: number) => Record<string, unknown>;
}[] = [
  { name: ROWS.byId, query: '*[_id == $id][0]', params: () => ({ id: idOf(anyIndex()) }) },
  {
    name: 'by slug in any language',
    query: '*[_type == "article" && $slug in [slug.en, slug.cs]][0]{title, "next": next->title}',
    params: () => ({ slug: `en-${anyIndex() & ~1}` }),
  },
  // An unused parameter prevents results of earlier queries from being reused.
  {
    name: ROWS.list,
    query: '*[_type == "article"][0...20]{..., "n": $n}',
    params: (n) => ({ n }),
  },
  {
    name: ROWS.orderedList,
    query: '*[_type == "article"] | order(order desc, title asc)[0...20]{..., "n": $n}',
    params: (n) => ({ n }),
  },
  {
    name: 'titles of a type, in order',
    query: '*[_type == "type3"] | order(title asc){_id, title, "n": $n}',
    params: (n) => ({ n }),
  },
  { name: 'count without an index', query: 'count(*[order > $n])', params: (n) => ({ n: n % 4 }) },
];

const missed = new Set<string>();

/** Returns what to print about the goal of a row, and records one that was missed. */
function goalOf(name: string, figures: Figures): string {
  const { text, isReached } = compareWithGoal(name, figures);
  if (!isReached) missed.add(name);
  return `  ${text}`;
}

function show(name: string, service: Measured, plain: Measured | null): void {
  row(
    name,
    number(service.perSecond),
    `${number(service.medianMs)} ms`,
    `${number(service.slowMs)} ms`,
    plain === null ? '' : number(plain.perSecond),
    plain === null ? '' : `× ${number(service.perSecond / plain.perSecond)}`,
    goalOf(name, service),
  );
}

async function showMemory(service: BenchService): Promise<void> {
  const megabytes = await service.peakMemory();
  row(ROWS.memory, '', '', '', '', `${number(megabytes)} MB`, goalOf(ROWS.memory, { megabytes }));
}

async function compareQueries(service: BenchService, baseline: Baseline): Promise<void> {
  for (const { name, query, params } of QUERIES) {
    const ask = (index: number) => service.query(query, params(index));
    // Warm-up: the first queries build indexes and compile code in each of the query processes.
    await measure(WARM_UP_MS, ask, 4);
    const fast = await measure(MEASURE_MS, (index) => ask(-index), 4);
    const plain = await measure(MEASURE_MS / 3, (index) => baseline.query(query, params(index)));
    show(name, fast, plain);
  }
}

async function compareWrites(service: BenchService, baseline: Baseline): Promise<void> {
  const query = '*[_type == "article"] | order(order desc, title asc)[0...20]';
  const documents = [...makeDocuments(200, size)];
  const changed = (index: number): BenchDocument | undefined => {
    const document = documents[(index * 2) % documents.length];
    return document === undefined ? undefined : { ...document, order: 2_000_000 + index };
  };
  const reads: number[] = [];
  await measure(MEASURE_MS, async (index) => {
    await service.mutate([{ createOrReplace: changed(index) }]);
    const started = performance.now();
    await service.query(query);
    reads.push(performance.now() - started);
  });
  const times = percentiles(reads);
  const fast = { perSecond: 1000 / times.medianMs, ...times };
  const plain = await measure(MEASURE_MS / 3, (index) => {
    const document = changed(index);
    if (document !== undefined) baseline.replace(document);
    baseline.query(query);
  });
  show(ROWS.afterWrite, fast, plain);
}

async function readAroundHeavy(service: BenchService): Promise<void> {
  const heavy = service.query(HEAVY).then(
    () => 'was answered',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  const read = () => service.query('*[_id == $id][0]', { id: idOf(anyIndex()) });
  show(ROWS.besideHeavy, await measure(MEASURE_MS, read), null);
  const end = await heavy;
  show(ROWS.afterHeavy, await measure(MEASURE_MS, read), null);
  console.log(`The count of counts: ${end}`);
}

await runCommand(ROOT, interruptedCode, async (supervisor) => {
  const service = await startService(supervisor, folder);
  console.log(`${count} documents of about ${size} characters`);
  const began = performance.now();
  await fill(service);
  console.log(`Written in ${number((performance.now() - began) / 1000)} s`);
  const baseline = makeBaseline(makeDocuments(count, size));
  row('', 'per second', 'median', '95 %', 'plain', 'ratio', '  goal');
  await showMemory(service);
  await compareQueries(service, baseline);
  await compareWrites(service, baseline);
  await showMemory(service);
  await readAroundHeavy(service);
  await showMemory(service);
  if (missed.size === 0) return 0;
  console.log(`Goals that were missed: ${[...missed].join('; ')}`);
  return 1;
});
