import { readdirSync, readFileSync } from 'node:fs';

/** Returns the id of the process that serves a site at `url` (Linux). Throws if there is none. */
export function findSite(url: string): number {
  return findProcess('server/main.ts', 'PORT', url);
}

/** Returns the id of the process of the content service at `url`, which has others for queries. */
export function findContentService(url: string): number {
  return findProcess('content-service/main.ts', 'CONTENT_SERVICE_PORT', url);
}

/** Finds a process of this program, whose variable `portName` is the port of `url`. */
function findProcess(program: string, portName: string, url: string): number {
  const setting = `${portName}=${new URL(url).port}`;
  const pid = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .find(
      (name) =>
        readOfProcess(name, 'cmdline').includes(program) &&
        readOfProcess(name, 'environ').split('\0').includes(setting),
    );
  if (!pid) throw new Error(`No process serves ${url}.`);
  return Number(pid);
}

/** Returns what the system says about a process in `file`; empty if it has ended. */
function readOfProcess(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    // It has ended meanwhile, or belongs to another user.
    return '';
  }
}
