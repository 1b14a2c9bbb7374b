import { codesIn } from './codes-in.ts';
import { readReferral } from './session.ts';

/**
 * Adds the codes of the session to the current address where it lacks them, as after a typed
 * address, a reload, or back navigation (specification, section 4). No history entry is added;
 * fragment, scroll position and other parameters are kept. The Next.js router integrates
 * `history.replaceState` and adds its own state to the entry.
 */
export function addCodesToAddress(): void {
  const url = new URL(location.href);
  const present = codesIn(url.searchParams);
  for (const [name, code] of Object.entries(readReferral())) {
    if (!(name in present)) url.searchParams.set(name, code);
  }
  if (url.href !== location.href) history.replaceState(null, '', url);
}
