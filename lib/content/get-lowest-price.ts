import 'server-only';
import { cache } from 'react';
import { cheapestExperience } from './documents/experience/experience.query.ts';
import { fetchContent } from './fetch-content.ts';

/**
 * Returns the lowest adult price of an experience, in whole Kč; null if there are no experiences.
 */
export const getLowestPrice = cache(async (): Promise<number | null> => {
  const [cheapest] = await fetchContent(cheapestExperience, null);
  return cheapest?.price ?? null;
});
