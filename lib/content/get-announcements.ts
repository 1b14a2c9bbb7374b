import 'server-only';
import { cache } from 'react';
import type { Locale } from '../platform/i18n/locales.ts';
import { announcements } from './documents/announcement/announcement.query.ts';
import { fetchContent } from './fetch-content.ts';
import { localize } from './localize.ts';
import type { ContentOf } from './model/content-query.ts';
import type { Localized } from './model/localized.ts';
import { pictureOrigin } from './picture-origin.ts';

type Stored = ContentOf<typeof announcements>[number];

export type Announcement = Localized<Stored>;

/** Returns all announcements with a text in this language, the earliest first. */
export const getAnnouncements = cache(async (locale: Locale): Promise<Announcement[]> => {
  const list = await fetchContent(announcements, locale);
  return localize(
    list
      .filter((announcement) => announcement.text[locale])
      // The service orders times as they are stored, which may have several offsets.
      .sort((one, other) => Date.parse(one.from) - Date.parse(other.from))
      .map((announcement) => withoutForeignLabel(announcement, locale)),
    locale,
    pictureOrigin,
  );
});

/**
 * Removes a link's label that lacks the language, so that the announcement's text is used instead:
 * an English label would stand unmarked in a line of another language (WCAG 2.2, 3.1.2).
 */
function withoutForeignLabel(announcement: Stored, locale: Locale): Stored {
  const { link } = announcement;
  return link?.label?.[locale]
    ? announcement
    : { ...announcement, link: link && { ...link, label: null } };
}
