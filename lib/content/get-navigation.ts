import 'server-only';
import { cache } from 'react';
import type { Locale } from '../platform/i18n/locales.ts';
import { navigation } from './documents/navigation/navigation.query.ts';
import { fetchContent } from './fetch-content.ts';
import { localize } from './localize.ts';
import type { Link } from './model/link.ts';
import { type NavigationEntry, toEntries } from './navigation-entry.ts';
import { pictureOrigin } from './picture-origin.ts';

/** The header's or the footer's navigation in one language. */
export interface Navigation {
  readonly hasLogo: boolean;
  readonly logoLink: Link | null;
  readonly actionLink: Link | null;
  readonly entries: readonly NavigationEntry[];
}

/** Returns a navigation document (specification, section 3), or null if it is not published. */
export const getNavigation = cache(
  async (name: 'header' | 'footer', locale: Locale): Promise<Navigation | null> => {
    const documents = await fetchContent(navigation, locale);
    const found = documents.find((document) => document.name === name);
    if (!found) return null;
    return {
      hasLogo: found.hasLogo === true,
      logoLink: localize(found.logoLink, locale, pictureOrigin),
      actionLink: localize(found.actionLink, locale, pictureOrigin),
      entries: toEntries(found.links, locale),
    };
  },
);
