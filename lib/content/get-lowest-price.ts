import 'server-only';
import { cache } from 'react';
import { fetchContent } from './fetch-content.ts';
import { cheapestExperience } from './queries/experience.ts';

/** The least an adult pays for an experience, in whole Kč; null while there is none. */
export const getLowestPrice = cache(async (): Promise<number | null> => {
  const [cheapest] = await fetchContent(cheapestExperience);
  return cheapest?.price ?? null;
});
