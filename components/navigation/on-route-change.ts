import { storeCodes } from '#lib/tickets/referral/add-codes';
import { closeMenus } from '../ui/menus';
import { afterPageView } from './after-page-view';
import { startBackgroundTasks } from './start-background-tasks';

let shown: string | null = null;
let isFollowing = false;

/**
 * States that the visitor follows a link to the next page. To any other the visitor returns (goes back, or
 * forward again), which is known only once it is rendered: the router's listener comes first.
 */
export function expectFollowed(): void {
  isFollowing = true;
}

/** Returns the path of the page that is shown; null before the first one is set up. */
export function shownPath(): string | null {
  return shown;
}

/**
 * Handles a page change: sets up the new page, closes what was open over the previous one, starts the
 * page transition, and moves the focus to the part of the page that the URL names, or else to its content.
 */
export function onRouteChange(path: string): void {
  if (shown !== null && shown !== path) {
    const isReturn = !isFollowing;
    isFollowing = false;
    afterPageView('pageChange');
    // The link may have had codes of its own, like the button of a deal. Those of a page to which the
    // visitor goes back were stored before, and may have been removed since.
    if (!isReturn) storeCodes(location);
    startBackgroundTasks();
    for (const dialog of document.querySelectorAll('dialog')) dialog.close();
    // A page to which the visitor goes back may have been received with its menu open.
    closeMenus();
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
