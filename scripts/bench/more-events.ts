import { z } from 'zod';
import { administratorClient } from '../stack/administrator-client.ts';
import type { ContentService } from '../stack/content-service.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How many documents one transaction has. */
const BATCH = 100;

const eventSchema = z.looseObject({
  _type: z.literal('event'),
  slug: z.record(z.string(), z.string()),
  start: z.iso.datetime(),
  end: z.iso.datetime(),
});
type Event = z.infer<typeof eventSchema>;

/**
 * Makes sure that a content service with the demo content has so many more events, in all languages, one a
 * day from now on: each is like the demo's first.
 */
export async function addEvents(service: ContentService, count: number): Promise<void> {
  const client = administratorClient(service);
  const model = eventSchema.parse(
    await client.fetch(
      '*[_type == "event" && count(languages) == 4 && status == "scheduled"] | order(_id)[0]',
    ),
  );
  const events = Array.from({ length: count }, (_, index) => eventLike(model, index + 1));
  for (let begun = 0; begun < count; begun += BATCH) {
    const transaction = client.transaction();
    for (const event of events.slice(begun, begun + BATCH)) transaction.createIfNotExists(event);
    await transaction.commit();
  }
}

/** Returns an event like `model`, so many days from now. */
function eventLike(model: Event, days: number) {
  const { _rev, _createdAt, _updatedAt, previousSlugs, ...content } = model;
  const start = Date.now() + days * DAY_MS;
  const slugs = Object.entries(model.slug).map(([locale, slug]) => [locale, `${slug}-${days}`]);
  return {
    ...content,
    _id: `event-bench-${days}`,
    slug: Object.fromEntries(slugs),
    start: new Date(start).toISOString(),
    end: new Date(start + Date.parse(model.end) - Date.parse(model.start)).toISOString(),
  };
}
