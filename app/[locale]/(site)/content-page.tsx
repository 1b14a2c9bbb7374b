import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { SectionList } from '#components/section/section-list';
import { PageData } from '#components/seo/page-data';
import { SiteShell } from '#components/shell/site-shell';
import { getPage } from '#lib/content/get-page';
import { currentLocale } from '#lib/i18n/current-locale';
import { pagePaths } from '#lib/routing/localized-paths';
import type { PageRoute } from '#lib/routing/routes';
import { pageMetadata } from '#lib/seo/metadata';

/** The head of a page that is a list of sections. */
export async function contentPageMetadata(route: PageRoute): Promise<Metadata> {
  const locale = await currentLocale();
  const page = await getPage(route, locale);
  if (!page) return {};
  return pageMetadata({
    title: page.seo.title,
    description: page.seo.description,
    image: page.seo.image,
    locale,
    paths: pagePaths(route),
    languages: page.languages,
  });
}

/** A page that is a list of sections: the route's document, drawn in the page's language. */
export async function ContentPage({ route }: { readonly route: PageRoute }) {
  const locale = await currentLocale();
  const page = await getPage(route, locale);
  if (!page) notFound();
  return (
    <SiteShell locale={locale} languageLinks={pagePaths(route)}>
      <PageData page={page} route={route} locale={locale} />
      <SectionList sections={page.sections ?? []} locale={locale} />
    </SiteShell>
  );
}
