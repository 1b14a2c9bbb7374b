import type { SanityClient } from '@sanity/client';
import type { Event } from '../../lib/content/types.generated.ts';
import { inEveryLanguage } from './find-content.ts';

/** Returns a published event that exists in every language. */
export function anEvent(client: SanityClient): Promise<Event> {
  return client.fetch<Event>(
    `*[_type == "event" && ${inEveryLanguage} && !(_id in path("drafts.**"))][0]`,
  );
}
