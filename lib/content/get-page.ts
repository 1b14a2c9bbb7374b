import 'server-only';
import { cache } from 'react';
import type { Locale } from '../i18n/locales.ts';
import type { PageRoute } from '../routing/routes.ts';
import { pictureOrigin } from './client.ts';
import { fetchContent } from './fetch-content.ts';
import { localize } from './localize.ts';
import type { Localized } from './localized.ts';
import { pageQuery } from './queries/page.ts';
import { linkable } from './tags.ts';
import type { PageQueryResult } from './types.generated.ts';

export type Page = Localized<NonNullable<PageQueryResult>>;
export type Section = NonNullable<Page['sections']>[number];
export type SectionType = Section['_type'];

/** The section of one type, as components take it. */
export type SectionOf<Type extends SectionType> = Extract<Section, { _type: Type }>;

/** The page of a route in a language, or null while no such document is published. */
export const getPage = cache(async (route: PageRoute, locale: Locale): Promise<Page | null> => {
  const page = await fetchContent<PageQueryResult>(pageQuery, { route }, [
    ...linkable,
    'gallery',
    'person',
  ]);
  return page && localize(page, locale, pictureOrigin);
});
