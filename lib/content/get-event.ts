import 'server-only';
import { cache } from 'react';
import type { Locale } from '../i18n/locales.ts';
import { pictureOrigin } from './client.ts';
import { fetchContent } from './fetch-content.ts';
import { localize } from './localize.ts';
import type { Localized } from './localized.ts';
import { eventListQuery, eventQuery } from './queries/event.ts';
import { linkable } from './tags.ts';
import type { EventListQueryResult, EventQueryResult } from './types.generated.ts';

export type EventSummary = Localized<EventListQueryResult[number]>;
export type Event = Localized<NonNullable<EventQueryResult>>;

/** All events, past ones too, the earliest first; whoever lists them judges the time. */
export const getEvents = cache(async (locale: Locale): Promise<EventSummary[]> => {
  const list = await fetchContent<EventListQueryResult>(eventListQuery, {}, ['event']);
  return localize(list, locale, pictureOrigin);
});

/** One event by its slug, or null when none bears it. */
export const getEvent = cache(async (slug: string, locale: Locale): Promise<Event | null> => {
  const found = await fetchContent<EventQueryResult>(eventQuery, { slug }, linkable);
  return found && localize(found, locale, pictureOrigin);
});
