import { NotFound } from '#components/error/not-found';
import { SiteShell } from '#components/shell/site-shell';
import { currentLocale } from '#lib/i18n/current-locale';
import { pagePaths } from '#lib/routing/localized-paths';

/** Where the middleware sends unknown paths, with status 404 and the path that was asked for. */
export default async function PageNotFoundPage({
  searchParams,
}: PageProps<'/[locale]/page-not-found'>) {
  const locale = await currentLocale();
  const { path } = await searchParams;
  return (
    <SiteShell locale={locale} languageLinks={pagePaths('home')}>
      <NotFound locale={locale} path={typeof path === 'string' ? path : ''} />
    </SiteShell>
  );
}
