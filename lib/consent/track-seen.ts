import { experienceMark } from './experience-mark.ts';
import { track } from './track.ts';

/**
 * In the browser: tells of the experience whose page is open, once nothing stands before it. Call
 * it when a page has been opened and when its gate has been passed.
 */
export function trackSeen(): void {
  if (document.documentElement.dataset.gate !== 'passed') return;
  const page = document.querySelector(`[${experienceMark}]`);
  const experience = page?.getAttribute(experienceMark);
  if (experience) track({ event: 'experience_seen', experience });
}
