import { carryCodes } from '#lib/referral/carry-codes';
import { isStale } from '#lib/updates/build-watch';
import { opensHere, pageLink } from './followed-link';
import { holdsText } from './holds-text';

interface Router {
  push(to: string): void;
  prefetch(to: string): void;
}

/** Takes presses on links of the site's pages from now on. Gives what ends it. */
export function startNavigation(router: Router): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  // Capturing, so that a link has its codes whoever follows it, and in a new tab too.
  for (const press of ['click', 'auxclick', 'contextmenu']) {
    document.addEventListener(press, addCodes, { signal, capture: true });
  }
  document.addEventListener('click', (event) => follow(event, router), { signal });
  for (const sign of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(sign, () => void preload(router), { signal, once: true });
  }
  return () => ending.abort();
}

function addCodes({ target }: Event): void {
  const link = pageLink(target);
  if (!link) return;
  const url = new URL(link.href);
  carryCodes(url, location.pathname);
  if (url.href !== link.href) link.href = url.href;
}

function follow(event: MouseEvent, router: Router): void {
  const link = pageLink(event.target);
  if (!link || !opensHere(link, event)) return;
  // A newer build takes over with the next document, but never at the cost of what was typed.
  if (isStale() && !holdsText()) return;
  event.preventDefault();
  router.push(link.pathname + link.search + link.hash);
}

/** Preloads pages from now on; without it they only open later. */
function preload(router: Router): Promise<unknown> {
  return import('./preload').then(
    ({ preloadOnIntent }) => preloadOnIntent((path) => router.prefetch(path)),
    Boolean,
  );
}
