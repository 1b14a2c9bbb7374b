import type { DocumentResolver } from 'sanity/presentation';
import { type Locale, locales } from '../../lib/platform/i18n/locales.ts';
import { pathFor } from '../../lib/routing/path-for.ts';
import { pageRoutes, routeOfType, routes, type SluggedType } from '../../lib/routing/routes.ts';
import { sluggedTypes } from '../../lib/routing/slugged-types.ts';

/** The document whose form is opened beside a page of the site, for the addresses of each route. */
export const mainDocuments: DocumentResolver[] = locales.flatMap((locale) => [
  ...pageRoutes.map((route) => ({
    route: pathFor(route, locale),
    filter: '_type == "page" && route == $route',
    params: { route },
  })),
  ...sluggedTypes.map((type) => ({
    route: `/${locale}${routes[routeOfType[type]][locale].replace('{slug}', ':slug')}`,
    filter: sluggedFilter(type, locale),
  })),
]);

/** A document without a slug in a language is shown there under its English one. */
function sluggedFilter(type: SluggedType, locale: Locale): string {
  return `_type == "${type}" && coalesce(slug.${locale}, slug.en) == $slug`;
}
