import 'server-only';
import { cache } from 'react';
import { cheapestExperience } from './documents/experience/experience.query.ts';
import { fetchContent } from './fetch-content.ts';

/**
 * Returns the “from” price of the museum, in whole Kč: the lowest of an adult with tasting, as each
 * experience shows its own; null if there are no experiences.
 */
export const getLowestPrice = cache(async (): Promise<number | null> => {
  const [cheapest] = await fetchContent(cheapestExperience, null);
  return cheapest?.price ?? null;
});
