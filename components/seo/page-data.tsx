import type { Page } from '#lib/content/get-page';
import { contentLocale } from '#lib/platform/i18n/content-locale';
import type { Locale } from '#lib/platform/i18n/locales';
import { pagePaths } from '#lib/routing/localized-paths';
import type { PageRoute } from '#lib/routing/routes';
import { graphOf } from '#lib/seo/structured-data/graph';
import { type PageFacts, pageNodes } from '#lib/seo/structured-data/page';
import { JsonLd } from './json-ld';
import { pageSubjects } from './page-subjects';
import { readSiteFacts, sharedPicture } from './read-site-facts';

interface PageDataProps {
  readonly page: Page;
  readonly route: PageRoute;
  readonly locale: Locale;
}

/** Renders the structured data of a page that is a list of sections. */
export async function PageData({ page, route, locale }: PageDataProps) {
  const site = await readSiteFacts(locale);
  const language = contentLocale(page.languages, locale);
  const path = pagePaths(route)[language];
  const facts: PageFacts = {
    path,
    title: page.seo.title,
    description: page.seo.description,
    image: sharedPicture(page.seo.image),
    language,
    crumbs: route === 'home' ? [] : [{ name: page.title, path }],
  };
  const { subjects, about, questions } = await pageSubjects(site, route, page, facts);
  const nodes = pageNodes(site, { ...facts, about, questions });
  return <JsonLd graph={graphOf([...nodes, ...subjects])} />;
}
