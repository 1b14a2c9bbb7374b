import { NotFound } from '#components/error/not-found';
import { SiteShell } from '#components/shell/site-shell';
import { currentLocale } from '#lib/platform/i18n/current-locale';
import { pagePaths } from '#lib/routing/localized-paths';

export { generateMetadata } from '../../not-found-metadata';

/** Renders the one page that the middleware rewrites unknown paths to, with status 404. */
export default async function PageNotFoundPage() {
  const locale = await currentLocale();
  return (
    <SiteShell locale={locale} languageLinks={pagePaths('home')} offer={null}>
      <NotFound locale={locale} />
    </SiteShell>
  );
}
