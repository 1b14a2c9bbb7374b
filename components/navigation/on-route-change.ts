import { storeCodes } from '#lib/tickets/referral/carry-codes';
import { afterPageView } from './after-page-view';
import { startBackgroundTasks } from './start-background-tasks';

let shown: string | null = null;

/**
 * Handles a page change: sets up the new page, starts the page transition, and moves the focus to
 * the content unless the URL has an anchor.
 */
export function onRouteChange(path: string): void {
  if (shown !== null && shown !== path) {
    afterPageView('pageChange');
    // The link may have had codes of its own, like the button of a deal.
    storeCodes(location);
    startBackgroundTasks();
    sweep(document.documentElement);
    if (!location.hash) document.getElementById('content')?.focus({ preventScroll: true });
  }
  shown = path;
}

/** Restarts the page transition; the style sheet animates it, unless motion is reduced. */
function sweep(root: HTMLElement): void {
  root.classList.remove('arriving');
  // Reading the layout forces a reflow, so that the browser sees the class removed before it is
  // added.
  void root.offsetWidth;
  root.classList.add('arriving');
}
