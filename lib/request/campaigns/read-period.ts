import { readDate } from '../../content/parse/formats/read-date.ts';
import type { Period } from '../../tickets/campaign/campaign-count.ts';

/** Reads `from` and `through` of a query; null unless both are dates in order. */
export function readPeriod(query: URLSearchParams): Period | null {
  const [from, through] = [readDate(query.get('from')), readDate(query.get('through'))];
  return from !== null && through !== null && from <= through ? { from, through } : null;
}
