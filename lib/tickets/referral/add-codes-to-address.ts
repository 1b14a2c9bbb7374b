import { codeNames, codesIn } from './codes-in.ts';
import { readSession } from './session.ts';

/**
 * Gives the current address the codes of the session, as after a typed address, a reload, or back
 * navigation (specification, section 4), and takes a code away that the session has no more. No history
 * entry is added; fragment, scroll position and other parameters are kept. The Next.js router integrates
 * `history.replaceState` and adds its own state to the entry. Where the browser refuses session storage,
 * the address keeps its codes.
 */
export function addCodesToAddress(): void {
  const session = readSession();
  if (session === null) return;
  const url = new URL(location.href);
  const present = codesIn(url.searchParams);
  for (const name of codeNames) {
    const code = session[name];
    if (code === present[name]) continue;
    if (code === undefined) url.searchParams.delete(name);
    else url.searchParams.set(name, code);
  }
  if (url.href !== location.href) history.replaceState(null, '', url);
}
