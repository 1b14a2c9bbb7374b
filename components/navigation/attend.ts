import { setUpAppearing } from '#lib/motion/appear';
import { appearDelays } from '#lib/motion/appear-delays';
import { watchBuilds } from '#lib/updates/build-watch';
import { reloadOnChunkFailure } from '#lib/updates/chunk-failure';
import { holdsText } from './holds-text';

let watching = false;

/**
 * Attends to a page that somebody has begun to act on, after the page has changed or the gate has
 * let them in: what appears, and whether its program is still the latest.
 */
export function attend(after: keyof typeof appearDelays): void {
  setTimeout(setUpAppearing, appearDelays[after]);
  if (watching) return;
  watching = true;
  watchBuilds();
  window.addEventListener('unhandledrejection', ({ reason }) => {
    // What was typed is worth more than the part that is missing.
    if (!holdsText()) reloadOnChunkFailure(reason);
  });
}
