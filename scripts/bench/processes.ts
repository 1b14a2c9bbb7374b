import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';

/** A process that this one has started, or one of those has. */
export interface ChildProcess {
  readonly pid: number;
  /** Resident memory in kilobytes. */
  readonly residentKb: number;
  /** The program with its arguments. */
  readonly command: string;
}

/** Returns whether a process is the server of the site. */
export function isSite({ command }: ChildProcess): boolean {
  return command.includes('server/main.ts');
}

/** The unit in which Linux counts processor time, in ms. */
const TICK_MS = 10;

/** How often processes are sampled, in ms. */
const SAMPLE_MS = 500;

/** Returns all processes below this one, without `ps` itself. */
export async function childProcesses(): Promise<readonly ChildProcess[]> {
  const listing = promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,rss=,args=']);
  const { stdout } = await listing;
  const rows = stdout.split('\n').flatMap((line) => {
    const [, pid, parent, residentKb, command = ''] =
      /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return pid === undefined
      ? []
      : [{ pid: Number(pid), parent: Number(parent), residentKb: Number(residentKb), command }];
  });
  const below = new Set([process.pid]);
  // A child may be listed before its parent.
  for (let size = 0; size < below.size; ) {
    size = below.size;
    for (const { pid, parent } of rows) if (below.has(parent)) below.add(pid);
  }
  return rows.filter(
    ({ pid }) => below.has(pid) && pid !== process.pid && pid !== listing.child.pid,
  );
}

/**
 * Returns the most resident memory that a process has had so far, in kilobytes (VmHWM in proc(5)); null
 * elsewhere than on Linux, and for one that has ended.
 */
export function peakKb(pid: number): number | null {
  try {
    const kilobytes = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? null : Number(kilobytes);
  } catch {
    return null;
  }
}

/** Returns that of a process, or else what it was listed with. */
export function peakOf({ pid, residentKb }: ChildProcess): number {
  return peakKb(pid) ?? residentKb;
}

/**
 * Returns the processor time that running processes have used so far, with all their threads, in ms. Throws
 * if one has ended. Linux only.
 */
export function processorTime(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + timeOf(pid), 0);
}

/**
 * Runs `task`, and returns the processor time that the processes below this one have used meanwhile, in ms.
 * They are sampled: what a process uses after its last sample is not counted. Linux only.
 */
export async function processorTimeOf(task: () => Promise<void>): Promise<number> {
  const before = new Map<number, number>();
  const latest = new Map<number, number>();
  const sample = async (into: Map<number, number>) => {
    for (const { pid } of await childProcesses()) {
      // It may have ended since it was listed.
      if (existsSync(`/proc/${pid}/stat`)) into.set(pid, timeOf(pid));
    }
  };
  // Elsewhere than on Linux, it throws; there, all others would seem to have ended.
  timeOf(process.pid);
  await sample(before);
  const timer = setInterval(() => void sample(latest).catch(() => undefined), SAMPLE_MS);
  await task().finally(() => clearInterval(timer));
  await sample(latest);
  return [...latest].reduce((sum, [pid, time]) => sum + time - (before.get(pid) ?? 0), 0);
}

/** How long processes may take to become idle, in ms. */
const MAX_WAIT_MS = 30_000;

/** Waits until processes have used next to no processor time for `idleMs`; throws if that takes too long. */
export async function untilIdle(pids: readonly number[], idleMs = 500): Promise<void> {
  const begun = performance.now();
  for (let before = processorTime(pids); performance.now() - begun < MAX_WAIT_MS; ) {
    await setTimeout(idleMs);
    const now = processorTime(pids);
    if (now - before <= TICK_MS) return;
    before = now;
  }
  throw new Error(`The processes ${pids.join(', ')} have not become idle.`);
}

/** Reads `utime` and `stime` (proc(5)); the name of the program before them may contain spaces. */
function timeOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
