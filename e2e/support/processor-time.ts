import { processorTime } from '../../scripts/bench/processes.ts';
import { findSite } from './find-process.ts';

/** Returns the processor time of all threads of the process that serves a site at `url`, in ms (Linux). */
export function siteProcessorTime(url: string): number {
  return processorTime([findSite(url)]);
}
