import { storeCodes } from '#lib/tickets/referral/carry-codes';
import { afterPageView } from './after-page-view';
import { startBackgroundTasks } from './start-background-tasks';

let shown: string | null = null;

/**
 * What is due when a page has taken the place of another: it is attended to, a sheet of paper
 * sweeps off it, and the keyboard starts at its content, unless an anchor was asked for.
 */
export function onRouteChange(path: string): void {
  if (shown !== null && shown !== path) {
    afterPageView('pageChange');
    // The link may have had a code of its own, as a deal's button has.
    storeCodes(location);
    startBackgroundTasks();
    sweep(document.documentElement);
    if (!location.hash) document.getElementById('content')?.focus({ preventScroll: true });
  }
  shown = path;
}

/** Begins the page transition anew; the style sheet animates it, or nothing for reduced motion. */
function sweep(root: HTMLElement): void {
  root.classList.remove('arriving');
  // Asking for a measure makes the browser see the class go before it comes back.
  void root.offsetWidth;
  root.classList.add('arriving');
}
