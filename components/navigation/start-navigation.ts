import { carryCodes } from '#lib/referral/carry-codes';
import { isStale, watchBuilds } from '#lib/updates/build-watch';
import { reloadOnChunkFailure } from '#lib/updates/chunk-failure';
import { opensHere, pageLink } from './followed-link';
import { holdsText } from './holds-text';

interface Router {
  push(to: string): void;
  prefetch(to: string): void;
}

/** The first look at the latest build is this long after the page's start, in ms. */
const firstLook = 1000;

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
  window.addEventListener('unhandledrejection', ({ reason }) => reloadOnChunkFailure(reason), {
    signal,
  });
  const look = setTimeout(watchBuilds, firstLook);
  return () => {
    ending.abort();
    clearTimeout(look);
  };
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

async function preload(router: Router): Promise<void> {
  const { preloadOnIntent } = await import('./preload');
  preloadOnIntent((path) => router.prefetch(path));
}
