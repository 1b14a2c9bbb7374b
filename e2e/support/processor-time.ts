import { findSite, readOfProcess } from './find-process.ts';

/** The unit of times in `/proc` is a hundredth of a second (proc_pid_stat(5), USER_HZ). */
const TICK_MS = 10;

/** The places of `utime` and `stime` after the name of the program, which may contain blanks. */
const USER = 11;
const SYSTEM = 12;

/** Returns the processor time of all threads of the process that serves a site at `url`, in ms (Linux). */
export function siteProcessorTime(url: string): number {
  const [, stat = ''] = readOfProcess(findSite(url), 'stat').split(') ');
  const fields = stat.split(' ').map(Number);
  const ticks = (fields[USER] ?? Number.NaN) + (fields[SYSTEM] ?? Number.NaN);
  return ticks * TICK_MS;
}
