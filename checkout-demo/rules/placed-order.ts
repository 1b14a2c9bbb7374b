import { z } from '../../lib/platform/schema/z.ts';

const entryState = z.object({ placed: z.string() });

/**
 * Returns the number of the order that was placed on this entry of the history; null for none. A reload
 * and Back keep it, and a new visit begins with another entry.
 */
export function readPlaced(): string | null {
  return entryState.safeParse(history.state).data?.placed ?? null;
}

/** Stores the number of the order that has been placed; null for none any more. */
export function storePlaced(placed: string | null): void {
  // The Next.js router adds its own state to the entry.
  history.replaceState({ placed }, '');
}
