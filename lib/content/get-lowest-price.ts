import 'server-only';
import { cache } from 'react';
import { fetchContent } from './fetch-content.ts';
import { cheapestExperience } from './queries/experience.ts';

/**
 * Returns the lowest adult price of an experience, in whole Kč; null if there are no experiences.
 */
export const getLowestPrice = cache(async (): Promise<number | null> => {
  const [cheapest] = await fetchContent(cheapestExperience);
  return cheapest?.price ?? null;
});
