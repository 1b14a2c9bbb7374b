import { updateTimed } from './update-timed';

/**
 * Updates `Timed` elements now, and from now on whenever the page is shown again: timers stand still
 * while a device sleeps, and while a page is in the back/forward cache. Returns a function that
 * removes the listeners.
 */
export function updateTimedOnReturn(): () => void {
  const ending = new AbortController();
  updateTimed();
  for (const sign of ['pageshow', 'visibilitychange']) {
    addEventListener(sign, updateTimed, { signal: ending.signal });
  }
  return () => ending.abort();
}
