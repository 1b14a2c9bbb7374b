import type {
  DocumentLocation,
  DocumentLocationResolverObject,
  DocumentLocationResolvers,
} from 'sanity/presentation';
import { offeredLanguages } from '../../content/schema/values/document-languages.ts';
import { isRecord } from '../../lib/content/parse/formats/is-record.ts';
import { readSlug } from '../../lib/content/parse/formats/read-slug.ts';
import { type Locale, localeData, locales } from '../../lib/platform/i18n/locales.ts';
import { slugFor } from '../../lib/routing/document-path.ts';
import { pathFor } from '../../lib/routing/path-for.ts';
import { isPageRoute, routeOfType, type SluggedType } from '../../lib/routing/routes.ts';
import { sluggedTypes } from '../../lib/routing/slugged-types.ts';

/** Returns the pages of a document, in the languages that it exists in. */
function inLanguages(
  languages: unknown,
  addressIn: (locale: Locale) => string,
): DocumentLocation[] {
  return offeredLanguages(languages).map((locale) => ({
    title: localeData[locale].name,
    href: addressIn(locale),
  }));
}

function slugged(type: SluggedType): DocumentLocationResolverObject<'languages' | 'slug'> {
  return {
    select: { languages: 'languages', slug: 'slug' },
    resolve: (document) => {
      const given = isRecord(document?.slug) ? document.slug : {};
      const slugs = locales.flatMap((locale) => {
        const slug = readSlug(given[locale]);
        return slug === null ? [] : [[locale, slug] as const];
      });
      const { en, ...others } = Object.fromEntries<string | undefined>(slugs);
      if (en === undefined) return { message: 'No page yet: the slug is missing', tone: 'caution' };
      const slug = { en, ...others };
      const address = (locale: Locale) => pathFor(routeOfType[type], locale, slugFor(slug, locale));
      return { locations: inLanguages(document?.languages, address) };
    },
  };
}

const page: DocumentLocationResolverObject<'languages' | 'route'> = {
  select: { languages: 'languages', route: 'route' },
  resolve: (document) => {
    const route = document?.route;
    if (typeof route !== 'string' || !isPageRoute(route)) return null;
    return { locations: inLanguages(document?.languages, (locale) => pathFor(route, locale)) };
  },
};

const everyPage = { message: 'Shown on every page', tone: 'positive' } as const;

const everyBoard = {
  message: 'Shown by the “Food and drink” sections of pages',
  tone: 'positive',
} as const;

const hours = {
  message: 'Shown at the top of pages, and by their “Opening hours” sections',
  tone: 'positive',
} as const;

/** Where the documents of each type are shown on the site. */
export const locations: DocumentLocationResolvers = {
  page,
  ...Object.fromEntries(sluggedTypes.map((type) => [type, slugged(type)])),
  announcement: everyPage,
  board: everyBoard,
  navigation: everyPage,
  openingHours: hours,
  settings: everyPage,
};
