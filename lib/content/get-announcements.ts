import 'server-only';
import { cache } from 'react';
import type { Locale } from '../i18n/locales.ts';
import { pictureOrigin } from './client.ts';
import { fetchContent } from './fetch-content.ts';
import { localize } from './localize.ts';
import type { Localized } from './localized.ts';
import { announcementsQuery } from './queries/announcement.ts';
import { linkable } from './tags.ts';
import type { AnnouncementsQueryResult } from './types.generated.ts';

export type Announcement = Localized<AnnouncementsQueryResult[number]>;

/** All announcements that say something in this language, the earliest first. */
export const getAnnouncements = cache(async (locale: Locale): Promise<Announcement[]> => {
  const list = await fetchContent<AnnouncementsQueryResult>(announcementsQuery, {}, [
    'announcement',
    ...linkable,
  ]);
  return localize(
    list.filter((announcement) => announcement.text[locale]),
    locale,
    pictureOrigin,
  );
});
