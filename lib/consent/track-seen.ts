import { experienceMark } from './experience-mark.ts';
import { track } from './track.ts';

/**
 * Tracks that the open experience page is seen, once the gate is passed; browser only. Call it when
 * a page has been opened and when its gate has been passed.
 */
export function trackSeen(): void {
  if (document.documentElement.dataset.gate !== 'passed') return;
  const experience = document.querySelector(`[${experienceMark}]`)?.getAttribute(experienceMark);
  if (experience) track({ event: 'experience_seen', experience });
}
