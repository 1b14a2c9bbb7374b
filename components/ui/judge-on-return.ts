import { judgeTimed } from './timed-judge';

/**
 * Updates `Timed` elements now, and from now on whenever the page is shown again: timers stand still
 * while a device sleeps, and while a page is in the back/forward cache. Returns a function that
 * removes the listeners.
 */
export function judgeOnReturn(): () => void {
  const ending = new AbortController();
  judgeTimed();
  for (const sign of ['pageshow', 'visibilitychange']) {
    addEventListener(sign, judgeTimed, { signal: ending.signal });
  }
  return () => ending.abort();
}
