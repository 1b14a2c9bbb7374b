import type { SanityClient } from '@sanity/client';
import type { Event } from '../../lib/content/types.generated.ts';
import { inEveryLanguage } from './find-content.ts';

/**
 * Returns a published event that exists in every language; with `index`, another one, for a test that
 * leaves traces which the next one must not meet.
 */
export function anEvent(client: SanityClient, index = 0): Promise<Event> {
  return client.fetch<Event>(
    `*[_type == "event" && ${inEveryLanguage} && !(_id in path("drafts.**"))] | order(_id)[$index]`,
    { index },
  );
}
