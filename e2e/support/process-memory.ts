import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

/** The memory of a process from a moment on. */
export interface WatchedMemory {
  /** Returns the most resident memory since the watch began, in megabytes. */
  peak(): number;
}

/** Watches the memory of the process that serves a site at `url` (Linux). */
export function watchSiteMemory(url: string): WatchedMemory {
  return watchMemory('server/main.ts', 'PORT', url);
}

/** Watches the memory of the content service at `url`, without its query processes (Linux). */
export function watchContentMemory(url: string): WatchedMemory {
  return watchMemory('content-service/main.ts', 'CONTENT_SERVICE_PORT', url);
}

/** Watches a process with this program, whose variable `portName` is the port of `url`. */
function watchMemory(program: string, portName: string, url: string): WatchedMemory {
  const setting = `${portName}=${new URL(url).port}`;
  const pid = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .find(
      (name) =>
        read(name, 'cmdline').includes(program) &&
        read(name, 'environ').split('\0').includes(setting),
    );
  if (!pid) throw new Error(`No process serves ${url}.`);
  // 5 resets the peak to the present size (proc_pid_clear_refs(5)).
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  return {
    peak() {
      const kilobytes = /VmHWM:\s+(\d+) kB/.exec(read(pid, 'status'))?.[1];
      if (!kilobytes) throw new Error(`The process that served ${url} has ended.`);
      return Number(kilobytes) / 1024;
    },
  };
}

function read(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    // The process has ended meanwhile, or belongs to another user.
    return '';
  }
}
