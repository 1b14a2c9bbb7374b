import 'server-only';
import { cache } from 'react';
import type { Locale } from '../i18n/locales.ts';
import { pictureOrigin } from './client.ts';
import { fetchContent } from './fetch-content.ts';
import { localize } from './localize.ts';
import type { Localized } from './localized.ts';
import { experienceListQuery, experienceQuery } from './queries/experience.ts';
import { linkable } from './tags.ts';
import type { ExperienceListQueryResult, ExperienceQueryResult } from './types.generated.ts';

export type ExperienceSummary = Localized<ExperienceListQueryResult[number]>;
export type Experience = Localized<NonNullable<ExperienceQueryResult>>;

/** All experiences in the editors' order. */
export const getExperiences = cache(async (locale: Locale): Promise<ExperienceSummary[]> => {
  const list = await fetchContent<ExperienceListQueryResult>(experienceListQuery, {}, [
    'experience',
  ]);
  return localize(list, locale, pictureOrigin);
});

/** One experience by its slug, or null when none bears it. */
export const getExperience = cache(
  async (slug: string, locale: Locale): Promise<Experience | null> => {
    const found = await fetchContent<ExperienceQueryResult>(experienceQuery, { slug }, linkable);
    return found && localize(found, locale, pictureOrigin);
  },
);
