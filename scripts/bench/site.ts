import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, release, tmpdir, totalmem, version } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { ensureProgram } from '../check/ensure-program.ts';
import { openTestStack } from '../check/test-stack.ts';
import { interruptedCode, runCommand } from '../process/command.ts';
import { type Benchmarks, benchmarksPage, type MeasuredRequest } from './benchmarks-page.ts';
import { startFrameworkServer } from './framework-server.ts';
import { type BenchRequest, type Load, load, wrkVersion } from './load.ts';
import { spreadOf } from './measure.ts';
import { nginxVersion, startNginx } from './nginx.ts';
import {
  type ChildProcess,
  childProcesses,
  isSite,
  processorTime,
  untilIdle,
} from './processes.ts';
import { receive } from './receive.ts';
import { measureRenderings } from './renderings.ts';
import { type RequestName, requestNames, siteRequests } from './site-requests.ts';
import { STEADY_PER_SECOND, steadySlowMs } from './steady-load.ts';
import { BENCHMARKS, writeCapacity } from './write-capacity.ts';

// npm run bench: measures what requests to the site cost, beside nginx that sends the same page from a
// file, in alternating rounds; writes docs/benchmarks.md, docs/benchmarks.json and the tables of
// docs/capacity.md, and ends. Linux only. There is no pass or fail. The machine must be idle otherwise.

const ROUNDS = 5;
const SECONDS = 2;
const WARM_UP_SECONDS = 1;

const ROOT = dirname(dirname(import.meta.dirname));

const folder = mkdtempSync(join(tmpdir(), 'bench-site-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

/** One round of one request. */
interface Round extends Load {
  /** Processor time of the server per request, in ms. */
  readonly processorMs: number;
}

/** The processes that answer. */
interface Servers {
  readonly site: readonly number[];
  readonly content: readonly number[];
  readonly nginx: readonly number[];
  readonly framework: readonly number[];
}

async function residentMegabytes(pids: readonly number[]): Promise<number> {
  const processes = await childProcesses();
  const kilobytes = processes.flatMap((one) => (pids.includes(one.pid) ? one.residentKb : []));
  return kilobytes.reduce((sum, value) => sum + value, 0) / 1024;
}

async function findServers(): Promise<Servers> {
  const processes = await childProcesses();
  const running = (matches: (one: ChildProcess) => boolean) =>
    processes.filter(matches).map(({ pid }) => pid);
  return {
    site: running(isSite),
    content: running(({ command }) => command.includes('content-service/')),
    nginx: running(({ command }) => command.startsWith('nginx: ')),
    framework: running(({ command }) => command.startsWith('next-server')),
  };
}

async function runRound(
  request: BenchRequest,
  pids: readonly number[],
  seconds: number,
): Promise<Round> {
  await untilIdle(pids);
  const before = processorTime(pids);
  const result = await load(request, seconds);
  return { ...result, processorMs: (processorTime(pids) - before) / result.requests };
}

/** Waits until the site has its content, and the home page in its smallest version. */
async function settle(siteUrl: string): Promise<void> {
  const isSettled = async () => {
    const { headers } = await receive(`${siteUrl}/en`, { 'Accept-Encoding': 'br' });
    return (
      (await receive(`${siteUrl}/api/ready`)).status === 200 && /-br"$/.test(headers.etag ?? '')
    );
  };
  // The webhook is called for each document of the import, too.
  for (let quiet = 0; quiet < 5; quiet = (await isSettled()) ? quiet + 1 : 0)
    await setTimeout(1000);
}

function describeMachine(): Benchmarks['machine'] {
  const [processor] = cpus();
  const packageVersion = (name: string) =>
    JSON.parse(readFileSync(join(ROOT, 'node_modules', name, 'package.json'), 'utf8')).version;
  return {
    processor: `${cpus().length} × ${processor?.model.trim() ?? 'unknown'}`,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    system: `${process.platform} ${release()} (${version()})`,
    node: process.version,
    next: packageVersion('next'),
    nginx: nginxVersion(),
    wrk: wrkVersion(),
  };
}

function summarize(name: RequestName, rounds: readonly Round[]): MeasuredRequest {
  return {
    name,
    bytes: Math.round(spreadOf(rounds.map(({ bytes }) => bytes)).median),
    perSecond: spreadOf(rounds.map(({ perSecond }) => perSecond)),
    processorMs: spreadOf(rounds.map(({ processorMs }) => processorMs)),
    slowMs: spreadOf(rounds.map(({ slowMs }) => slowMs)),
  };
}

/** Compares the page with nginx, each round for itself. */
function compare(page: readonly Round[], nginx: readonly Round[], value: (round: Round) => number) {
  return spreadOf(
    page.flatMap((round, index) => {
      const other = nginx[index];
      return other ? [value(round) / value(other)] : [];
    }),
  );
}

await runCommand(ROOT, interruptedCode, async (supervisor) => {
  const stack = await openTestStack(supervisor, ROOT, 'bench');
  await stack.build(supervisor);
  await stack.serve(supervisor);
  await settle(stack.siteUrl);
  const page = await receive(`${stack.siteUrl}/en`, { 'Accept-Encoding': 'br' });
  await ensureProgram(supervisor, 'wrk');
  const requests = await siteRequests({
    site: stack.siteUrl,
    nginx: await startNginx(supervisor, folder, page),
    framework: await startFrameworkServer(supervisor, await stack.addInstance('framework')),
  });
  const { site, content, nginx, framework } = await findServers();
  const pidsOf = (name: RequestName) =>
    name === 'nginx' ? nginx : name === 'frameworkServer' ? framework : site;
  const renderings = await measureRenderings(stack.siteUrl, content);

  const measureAll = async (names: readonly RequestName[], seconds: number) => {
    const rounds = new Map<RequestName, Round>();
    for (const name of names) {
      rounds.set(name, await runRound(requests[name], pidsOf(name), seconds));
    }
    return rounds;
  };
  await measureAll(requestNames, WARM_UP_SECONDS);
  const all: Map<RequestName, Round>[] = [];
  const steady: Record<'page' | 'nginx', number[]> = { page: [], nginx: [] };
  const siteMegabytes: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    console.log(`Round ${round} of ${ROUNDS}`);
    // In both directions, so that what slows the machine down over time concerns all alike.
    const names = round % 2 === 1 ? requestNames : requestNames.toReversed();
    all.push(await measureAll(names, SECONDS));
    for (const name of ['page', 'nginx'] as const) {
      await untilIdle(site);
      steady[name].push(await steadySlowMs(requests[name], SECONDS));
    }
    siteMegabytes.push(await residentMegabytes(site));
  }
  const roundsOf = (name: RequestName) => all.flatMap((round) => round.get(name) ?? []);
  const result: Benchmarks = {
    date: new Date().toISOString().slice(0, 10),
    machine: describeMachine(),
    rounds: ROUNDS,
    seconds: SECONDS,
    requests: requestNames.map((name) => summarize(name, roundsOf(name))),
    ratios: {
      processorTime: compare(roundsOf('page'), roundsOf('nginx'), (one) => one.processorMs),
      perSecond: compare(roundsOf('page'), roundsOf('nginx'), (one) => one.perSecond),
    },
    steady: {
      perSecond: STEADY_PER_SECOND,
      page: spreadOf(steady.page),
      nginx: spreadOf(steady.nginx),
    },
    renderings,
    siteMegabytes,
  };
  writeFileSync(BENCHMARKS, `${JSON.stringify(result, null, 2)}\n`);
  writeFileSync(join(ROOT, 'docs/benchmarks.md'), benchmarksPage(result));
  writeCapacity(result);
  console.log(benchmarksPage(result));
  return 0;
});
