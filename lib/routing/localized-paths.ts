import { inEveryLocale } from '../platform/i18n/in-every-locale.ts';
import type { Locale } from '../platform/i18n/locales.ts';
import { type Addressed, documentPath } from './document-path.ts';
import { pathFor } from './path-for.ts';
import type { PageRoute } from './routes.ts';

export type LocalizedPaths = Readonly<Record<Locale, string>>;

/** Returns a page's public path in each language, with a query (`?…`) if given. */
export function pagePaths(route: PageRoute, search = ''): LocalizedPaths {
  return inEveryLocale((locale) => `${pathFor(route, locale)}${search}`);
}

/** Returns a document's public path in each language, also where it is shown in English. */
export function documentPaths(document: Addressed): LocalizedPaths {
  return inEveryLocale((locale) => documentPath(document, locale));
}
