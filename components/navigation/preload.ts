import { isFrugal } from '../ui/is-frugal';
import { opensHere, pageLink } from './followed-link';
import { isPrefetchable, prefetchDocument } from './prefetch-document';
import { signsOfIntent } from './signs-of-intent';

/** The most concurrent preloads (specification, section 9). */
const maxPending = 4;

/**
 * A preload stops counting after this time, in milliseconds: neither a page that is already cached nor
 * a prefetched document has a request whose end would be observed.
 */
const maxWait = 5000;

const pending = new Set<string>();

/**
 * Preloads pages that a visitor is about to open, when a link is hovered, touched or focused: the
 * payload of a page that the router will open, by `prefetch`, and for pointers the document of one in
 * another language. `first` is what has been, before this module was loaded. `signal` ends it.
 */
export function preloadOnIntent(
  prefetch: (path: string) => void,
  first: EventTarget | null,
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  const requests = new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) pending.delete(new URL(name).pathname);
  });
  requests.observe({ type: 'resource' });
  signal.addEventListener('abort', () => requests.disconnect());
  const idle = { button: 0, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
  const intend = ({ target }: Pick<Event, 'target'>) => {
    const link = pageLink(target);
    if (!link) return;
    const isHere = opensHere(link, { ...idle, defaultPrevented: false });
    if (!isHere && !isPrefetchable(link)) return;
    if (isFrugal() || pending.size >= maxPending || pending.has(link.pathname)) return;
    pending.add(link.pathname);
    setTimeout(() => pending.delete(link.pathname), maxWait);
    // Without the codes of the visit: pages are cached without them.
    if (isHere) prefetch(link.pathname);
    else prefetchDocument(link);
  };
  for (const sign of signsOfIntent) {
    document.addEventListener(sign, intend, { passive: true, signal });
  }
  intend({ target: first });
}
