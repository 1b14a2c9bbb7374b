import { readdirSync, readFileSync } from 'node:fs';

/** Returns the resident memory of the process that serves a site at `url`, in megabytes (Linux). */
export function siteMemory(url: string): number {
  const { port } = new URL(url);
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const read = (file: string) => {
      try {
        return readFileSync(`/proc/${pid}/${file}`, 'utf8');
      } catch {
        // The process has ended meanwhile, or belongs to another user.
        return '';
      }
    };
    if (!read('cmdline').includes('server/main.ts')) continue;
    if (!read('environ').split('\0').includes(`PORT=${port}`)) continue;
    return Number(/VmRSS:\s+(\d+) kB/.exec(read('status'))?.[1]) / 1024;
  }
  throw new Error(`No process serves ${url}.`);
}
