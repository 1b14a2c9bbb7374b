import 'server-only';
import { cache } from 'react';
import type { Locale } from '../platform/i18n/locales.ts';
import { experience, experiences } from './documents/experience/experience.query.ts';
import { fetchContent } from './fetch-content.ts';
import { findSlugged } from './find-document-id.ts';
import { localize } from './localize.ts';
import type { ContentOf } from './model/content-query.ts';
import type { Localized } from './model/localized.ts';
import { pictureOrigin } from './picture-origin.ts';

export type ExperienceSummary = Localized<ContentOf<typeof experiences>[number]>;
export type Experience = Localized<NonNullable<ContentOf<typeof experience>>>;

/** Returns all experiences in the editors' order. */
export const getExperiences = cache(async (locale: Locale): Promise<ExperienceSummary[]> => {
  const list = await fetchContent(experiences, locale);
  return localize(list, locale, pictureOrigin);
});

/** Returns the experience with this slug, or null if there is none. */
export const getExperience = cache(
  async (slug: string, locale: Locale): Promise<Experience | null> => {
    const id = await findSlugged('experience', slug, locale);
    const found = id && (await fetchContent(experience, locale, { id }));
    return found ? localize(found, locale, pictureOrigin) : null;
  },
);
