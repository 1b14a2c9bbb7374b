import { trackSeen } from '#lib/consent/track-seen';
import { watchBuilds } from '../ui/updates/build-watch';

/** The first look at the latest build is this long after the page's start, in ms. */
const firstLook = 1000;

let watching = false;

/**
 * Sees to what goes on by itself on a page that has just been opened to a visitor: which codes came
 * along, what is measured, whether its program is still the latest.
 */
export function startBackgroundTasks(): void {
  seeToCodes();
  trackSeen();
  if (watching) return;
  watching = true;
  // Back and forward, also to a page that the browser has kept as it was.
  for (const arrival of ['popstate', 'pageshow']) window.addEventListener(arrival, seeToCodes);
  setTimeout(watchBuilds, firstLook);
}

/** Codes of the address are in the session since the page was parsed. */
function seeToCodes(): void {
  try {
    if ('ref' in sessionStorage || 'dsc' in sessionStorage) {
      void import('./apply-referral-codes').then(({ applyReferralCodes }) => applyReferralCodes());
    }
  } catch {}
}
