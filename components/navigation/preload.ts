import { opensHere, pageLink } from './followed-link';
import { signsOfIntent } from './signs-of-intent';

/** How many routes are preloaded at a time (specification, section 9). */
const most = 4;

/** After this time a preload no longer counts, in ms: what is known already is never asked for. */
const patience = 5000;

const pending = new Set<string>();

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the visitor's connection is one to ask nothing of that may not be needed. */
function isFrugal(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

/** Preloads pages that a visitor is about to open: pointed at, touched, or come to by keyboard. */
export function preloadOnIntent(prefetch: (path: string) => void): void {
  if (isFrugal()) return;
  new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) pending.delete(new URL(name).pathname);
  }).observe({ type: 'resource' });
  const idle = { button: 0, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
  const intend = ({ target }: Event) => {
    const link = pageLink(target);
    if (!link || !opensHere(link, { ...idle, defaultPrevented: false })) return;
    if (pending.size >= most || pending.has(link.pathname)) return;
    pending.add(link.pathname);
    setTimeout(() => pending.delete(link.pathname), patience);
    // Without the codes of the visit: pages are kept without them.
    prefetch(link.pathname);
  };
  for (const sign of signsOfIntent) {
    document.addEventListener(sign, intend, { passive: true });
  }
}
