import type { Picture } from '#lib/content/model/picture';
import { contentLocale } from '#lib/platform/i18n/content-locale';
import type { Locale } from '#lib/platform/i18n/locales';
import { type LocalizedPaths, pagePaths } from '#lib/routing/localized-paths';
import type { PageRoute } from '#lib/routing/routes';
import type { PageFacts } from '#lib/seo/structured-data/page';
import { sharedPicture } from './read-site-facts';

interface DetailDocument {
  readonly title: string;
  readonly languages: readonly Locale[];
  readonly picture: Picture | null;
  readonly seo: {
    readonly title: string;
    readonly description: string;
    readonly image: Picture | null;
  };
}

/** The list that the page of a document belongs to. */
interface ParentList {
  readonly route: PageRoute;
  readonly label: string;
}

/**
 * Returns the facts for the structured data of a document's page: its path is that of the language
 * of the document's text.
 */
export function detailPage(
  { title, languages, picture, seo }: DetailDocument,
  paths: LocalizedPaths,
  locale: Locale,
  parent: ParentList | null,
): PageFacts {
  const language = contentLocale(languages, locale);
  const path = paths[language];
  const list = parent ? [{ name: parent.label, path: pagePaths(parent.route)[locale] }] : [];
  return {
    path,
    title: seo.title,
    description: seo.description,
    image: sharedPicture(seo.image ?? picture),
    language,
    crumbs: [...list, { name: title, path }],
  };
}
