import { storeCodes } from '#lib/tickets/referral/add-codes';
import { afterPageView } from './after-page-view';
import { startBackgroundTasks } from './start-background-tasks';

let shown: string | null = null;
let isReturn = false;

/** States whether the next page is one to which the visitor goes back (or forward again). */
export function expectReturn(returns: boolean): void {
  isReturn = returns;
}

/**
 * Handles a page change: sets up the new page, closes what was open over the previous one, starts the
 * page transition, and moves the focus to the part of the page that the URL names, or else to its content.
 */
export function onRouteChange(path: string): void {
  if (shown !== null && shown !== path) {
    afterPageView('pageChange');
    // The link may have had codes of its own, like the button of a deal. Those of a page to which the
    // visitor goes back were stored before, and may have been removed since.
    if (!isReturn) storeCodes(location);
    startBackgroundTasks();
    for (const dialog of document.querySelectorAll('dialog')) dialog.close();
    // A page to which the visitor goes back may have been received with its menu open.
    for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-popup]')) {
      menu.open = false;
    }
    sweep(document.documentElement);
    const part = document.getElementById(location.hash.slice(1));
    if (part) reveal(part, isReturn);
    (part ?? document.getElementById('content'))?.focus({ preventScroll: true });
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

/**
 * Makes a part of the page focusable and opens the folds around it. Browsers do the like for a link
 * that they follow themselves. A visitor who returns stays where the browser has scrolled.
 */
function reveal(part: HTMLElement, staysInPlace: boolean): void {
  if (part.tabIndex < 0) {
    part.tabIndex = -1;
    part.style.outline = 'none';
  }
  const closedFold = () => part.closest<HTMLDetailsElement>('details:not([open])');
  for (let fold = closedFold(); fold; fold = closedFold()) {
    fold.open = true;
    // The router has scrolled, but not to what was folded.
    if (!staysInPlace) part.scrollIntoView({ behavior: 'instant' });
  }
}
