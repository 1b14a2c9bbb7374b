import { writeFileSync } from 'node:fs';
import { peakKb } from '../../scripts/bench/processes.ts';
import { findContentService, findSite } from './find-process.ts';

/** The memory of a process from a moment on. */
export interface WatchedMemory {
  /** Returns the most resident memory since the watch began, in megabytes. */
  peak(): number;
}

/** Watches the memory of the process that serves a site at `url` (Linux). */
export function watchSiteMemory(url: string): WatchedMemory {
  return watchMemory(findSite(url), url);
}

/** Watches the memory of the content service at `url`, without its query processes (Linux). */
export function watchContentMemory(url: string): WatchedMemory {
  return watchMemory(findContentService(url), url);
}

function watchMemory(pid: number, url: string): WatchedMemory {
  // 5 resets the peak to the present size (proc_pid_clear_refs(5)).
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  return {
    peak() {
      const kilobytes = peakKb(pid);
      if (kilobytes === null) throw new Error(`The process that served ${url} has ended.`);
      return kilobytes / 1024;
    },
  };
}
