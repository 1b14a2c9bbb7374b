import type { Metadata } from 'next';
import { LanguageNotice } from '#components/notice/language-notice';
import { SectionList } from '#components/section/section-list';
import { PageData } from '#components/seo/page-data';
import { SiteShell } from '#components/shell/site-shell';
import { reportedProblems } from '#lib/content/client/preview-problems';
import { getPage, type Page } from '#lib/content/get-page';
import { getTeams } from '#lib/content/get-teams';
import { pageOffer } from '#lib/content/page-offer';
import { pageVenue } from '#lib/content/page-venue';
import { pagePoster } from '#lib/media/poster/page-poster';
import { currentLocale } from '#lib/platform/i18n/current-locale';
import type { ListRoute } from '#lib/request/listing/list-route';
import { pagePaths } from '#lib/routing/localized-paths';
import type { PageRoute } from '#lib/routing/routes';
import { pageMetadata } from '#lib/seo/metadata';
import { UnfitDocument } from './unfit-document';

/** Returns the metadata of a page that is a list of sections. */
export function contentPageMetadata(route: PageRoute): Promise<Metadata> {
  return metadata(route, true);
}

/**
 * Returns the metadata of a filtered list: that of the list itself, not indexed, because search
 * engines should offer the unfiltered list instead.
 */
export function filteredPageMetadata(route: ListRoute): Promise<Metadata> {
  return metadata(route, false);
}

async function metadata(route: PageRoute, current: boolean): Promise<Metadata> {
  const locale = await currentLocale();
  const page = await getPage(route, locale);
  if (!page) return {};
  return pageMetadata({
    title: page.seo.title,
    description: page.seo.description,
    poster: pagePoster(page, route, locale),
    locale,
    paths: pagePaths(route),
    languages: page.languages,
    current,
  });
}

interface ContentPageProps {
  readonly route: PageRoute;
  /** The filter query of the list on the page; empty on pages that all visitors share. */
  readonly query?: URLSearchParams;
}

/** Renders the route's document, a list of sections, in the language of the page. */
export async function ContentPage({ route, query = new URLSearchParams() }: ContentPageProps) {
  const locale = await currentLocale();
  const page = await getPage(route, locale);
  if (!page) return <UnfitDocument list={route} />;
  const search = query.size > 0 ? `?${query}` : '';
  const paths = pagePaths(route, search);
  return (
    <SiteShell
      locale={locale}
      languageLinks={paths}
      offer={pageOffer(page, locale)}
      venue={pageVenue(page.sections)}
    >
      <PageData page={page} route={route} locale={locale} />
      <LanguageNotice languages={page.languages} locale={locale} englishHref={paths.en} />
      {route === 'terms' && !hasAnchor(page, 'terms') ? <span id="terms" /> : null}
      <SectionList
        sections={page.sections ?? []}
        locale={locale}
        languages={page.languages}
        teams={showsPersons(page) ? await getTeams(locale) : null}
        listing={{ route, query }}
        problems={reportedProblems().filter(
          ({ id, leftOut }) =>
            id === page._id || (typeof leftOut === 'object' && leftOut.page === page._id),
        )}
      />
    </SiteShell>
  );
}

/**
 * Whether a section of a page has an anchor. That of the terms must exist whatever editors enter: the
 * gate shows the page at it before the terms are agreed to.
 */
function hasAnchor({ sections }: Page, name: string): boolean {
  return sections?.some(({ anchor }) => anchor === name) ?? false;
}

/** Whether a page shows persons; others are not rendered again when a person changes. */
function showsPersons({ sections }: Page): boolean {
  return sections?.some(({ _type }) => _type === 'teamSection') ?? false;
}
