import 'server-only';
import { cache } from 'react';
import type { Locale } from '../platform/i18n/locales.ts';
import type { PageRoute } from '../routing/routes.ts';
import { page } from './documents/page/page.query.ts';
import { fetchContent } from './fetch-content.ts';
import { findPage } from './find-document-id.ts';
import { localize } from './localize.ts';
import type { ContentOf } from './model/content-query.ts';
import type { Localized } from './model/localized.ts';
import { pictureOrigin } from './picture-origin.ts';

export type Page = Localized<NonNullable<ContentOf<typeof page>>>;
export type Section = NonNullable<Page['sections']>[number];
export type SectionType = Section['_type'];

/** The section of one type, as components receive it. */
export type SectionOf<Type extends SectionType> = Extract<Section, { _type: Type }>;

/** Returns the page of a route in a language, or null if no such document is published. */
export const getPage = cache(async (route: PageRoute, locale: Locale): Promise<Page | null> => {
  const id = await findPage(route);
  const found = id && (await fetchContent(page, locale, { id }));
  return found ? localize(found, locale, pictureOrigin) : null;
});
