import { codesIn } from './codes-in.ts';
import { readReferral } from './session.ts';

/**
 * Adds the codes of the session to the present address where it lacks them, as on a typed address,
 * a reload, or the way back (specification, section 4). The history gets no new entry; hash, scroll
 * position and other parameters stay. The router integrates `history.replaceState` and adds its own
 * state to the entry.
 */
export function carryOnAddress(): void {
  const url = new URL(location.href);
  const present = codesIn(url.searchParams);
  for (const [name, code] of Object.entries(readReferral())) {
    if (!(name in present)) url.searchParams.set(name, code);
  }
  if (url.href !== location.href) history.replaceState(null, '', url);
}
