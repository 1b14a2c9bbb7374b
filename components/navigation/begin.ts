import { trackSeen } from '#lib/consent/track-seen';
import { watchBuilds } from '#lib/updates/build-watch';

/** The first look at the latest build is this long after the page's start, in ms. */
const firstLook = 1000;

let watching = false;

/**
 * Sees to what goes on by itself on a page that has just been opened to a visitor: which codes came
 * along, what is measured, whether its program is still the latest.
 */
export function begin(): void {
  if (/[?&](ref|dsc)=/.test(location.search) || hasCodes()) {
    void import('./take-codes').then(({ takeCodes }) => takeCodes());
  }
  trackSeen();
  if (watching) return;
  watching = true;
  setTimeout(watchBuilds, firstLook);
}

function hasCodes(): boolean {
  try {
    return 'ref' in sessionStorage || 'dsc' in sessionStorage;
  } catch {
    return false;
  }
}
