import type { Numbers } from './cheapest-tickets.ts';

/** The query parameter of the experience that a party asks for. */
export const experienceParameter = 'experience';

/**
 * Reads how many guests there are of each of these ticket types; invalid values count as none. Null
 * if the query has none of them.
 */
export function readParty(query: URLSearchParams, ids: readonly string[]): Numbers | null {
  if (!ids.some((id) => query.has(id))) return null;
  return Object.fromEntries(ids.map((id) => [id, readCount(query.get(id))]));
}

/** Returns the query with which {@link readParty} reads the same party, and its experience. */
export function partySearch(experienceId: string, guests: Numbers): string {
  const chosen = Object.entries(guests).filter(([, count]) => count > 0);
  return `?${new URLSearchParams([
    [experienceParameter, experienceId],
    ...chosen.map(([id, count]) => [id, String(count)]),
  ])}`;
}

function readCount(value: string | null): number {
  return /^\d{1,2}$/.test(value ?? '') ? Number(value) : 0;
}
