import { trackSeen } from '#lib/consent/track-seen';
import { watchBuilds } from '../ui/updates/build-watch';

/** Time from the start of the page to the first check for the latest build, in milliseconds. */
const firstCheckDelay = 1000;

let watching = false;

/**
 * Starts the background tasks of a page that is shown to the visitor: referral codes, analytics,
 * and the check for newer builds.
 */
export function startBackgroundTasks(): void {
  loadReferralCodes();
  trackSeen();
  if (watching) return;
  watching = true;
  // Back and forward, also to a page restored from the browser's back/forward cache.
  for (const arrival of ['popstate', 'pageshow'])
    window.addEventListener(arrival, loadReferralCodes);
  setTimeout(watchBuilds, firstCheckDelay);
}

/**
 * The head script has already stored the codes of the URL in the session. One to which the visitor goes
 * back may have a code that has been removed since. With another query or entry, the module is loaded in
 * vain, which is seldom, and takes fewer bytes of every page than to look for the codes.
 */
function loadReferralCodes(): void {
  try {
    if (location.search || sessionStorage.length > 0) {
      // Without it, the visit has its codes all the same, and the page does not say so.
      import('./apply-referral-codes').then(
        ({ applyReferralCodes }) => applyReferralCodes(),
        () => undefined,
      );
    }
  } catch {}
}
