import type { Page } from '../../content/get-page.ts';
import { contentLocale } from '../../platform/i18n/content-locale.ts';
import type { Locale } from '../../platform/i18n/locales.ts';
import type { PageRoute } from '../../routing/routes.ts';
import { fillingPicture, type Poster } from './poster.ts';

/**
 * Returns the poster of the page of a route. The home page is named after the museum, whose name is
 * on every poster anyway, so its poster has the page's SEO title instead.
 */
export function pagePoster(page: Page, route: PageRoute, locale: Locale): Poster {
  return {
    route,
    slug: null,
    locale: contentLocale(page.languages, locale),
    title: route === 'home' ? page.seo.title : page.title,
    line: null,
    picture: fillingPicture(page.seo.image),
  };
}
