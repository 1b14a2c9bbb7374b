import { isStale } from '../ui/updates/build-watch';
import { addCodesToLinks } from './add-codes-to-links';
import { opensHere, pageLink } from './followed-link';
import { hasUnsavedInput } from './has-unsaved-input';
import { expectFollowed, shownPath } from './on-route-change';
import { signsOfIntent } from './signs-of-intent';

interface Router {
  push(to: string): void;
  prefetch(to: string): void;
}

/**
 * Handles clicks on links to the site's pages from now on, and preloads them. Returns a function that
 * ends this; links go on receiving the codes of the visit when they are pressed.
 */
export function startNavigation(router: Router): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  addCodesToLinks();
  document.addEventListener('click', (event) => follow(event, router), { signal });
  addEventListener('popstate', loadUnknownEntry, { signal });
  addEventListener('hashchange', adoptEntry, { signal });
  let isPreloading = false;
  const begin = ({ target }: Pick<Event, 'target'>) => {
    if (isPreloading) return;
    isPreloading = true;
    preload(router, target, signal);
  };
  for (const sign of signsOfIntent) {
    document.addEventListener(sign, begin, { signal, once: true });
  }
  // Turning to a link may be what this module was loaded for.
  const hovered = document.querySelector('a:hover');
  if (hovered) begin({ target: hovered });
  return () => ending.abort();
}

function follow(event: MouseEvent, router: Router): void {
  const link = pageLink(event.target);
  if (!link || !opensHere(link, event)) return;
  // The next document load switches to a newer build, but never at the cost of typed text.
  if (isStale() && !hasUnsavedInput()) return;
  event.preventDefault();
  expectFollowed();
  router.push(link.pathname + link.search + link.hash);
}

/**
 * Loads the page of an entry without the state of the router, which cannot show it, such as one that the
 * browser has added for a part of a page before `adoptEntry` listened.
 */
function loadUnknownEntry({ state }: PopStateEvent): void {
  if (state === null && location.pathname !== shownPath()) location.reload();
}

/** Has the router add its state to an entry that the browser has added for a part of the page. */
function adoptEntry(): void {
  if (history.state === null) history.replaceState(null, '', location.href);
}

/**
 * Preloads pages from now on, beginning with that of the link that the visitor has turned to first; if
 * this fails, pages only open more slowly.
 */
function preload(router: Router, first: EventTarget | null, signal: AbortSignal): void {
  import('./preload').then(
    ({ preloadOnIntent }) => preloadOnIntent((path) => router.prefetch(path), first, signal),
    () => undefined,
  );
}
