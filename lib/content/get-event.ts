import 'server-only';
import { cache } from 'react';
import type { Locale } from '../platform/i18n/locales.ts';
import { lookUpPublished } from './answers/read-published.ts';
import { event, events } from './documents/event/event.query.ts';
import { fetchContent } from './fetch-content.ts';
import { findSlugged } from './find-document-id.ts';
import { localize } from './localize.ts';
import type { ContentOf } from './model/content-query.ts';
import type { Localized } from './model/localized.ts';
import { pictureOrigin } from './picture-origin.ts';

export type EventSummary = Localized<ContentOf<typeof events>[number]>;
export type Event = Localized<NonNullable<ContentOf<typeof event>>>;

/** Returns all events, including past ones, the earliest first; callers filter by time. */
export const getEvents = cache(async (locale: Locale): Promise<EventSummary[]> => {
  const list = await fetchContent(events, locale);
  // The service orders times as they are stored, which may have several offsets.
  const earliestFirst = list.toSorted((one, other) => startOf(one) - startOf(other));
  return localize(earliestFirst, locale, pictureOrigin);
});

function startOf({ start }: Pick<EventSummary, 'start'>): number {
  return Date.parse(start);
}

/** Returns the event with this slug, or null if there is none. */
export const getEvent = cache(async (slug: string, locale: Locale): Promise<Event | null> => {
  const id = await findSlugged('event', slug, locale);
  const found = id && (await fetchContent(event, locale, { id }));
  return found ? localize(found, locale, pictureOrigin) : null;
});

/**
 * Returns the published event with this `_id`, or null if there is none; works without a request,
 * too. Looks it up in the list of all events, because visitors can send any id, and every answer is
 * stored.
 */
export async function findEvent(id: string, locale: Locale): Promise<EventSummary | null> {
  const found = (await lookUpPublished(events, {})).find(({ _id }) => _id === id);
  return found ? localize(found, locale, pictureOrigin) : null;
}
