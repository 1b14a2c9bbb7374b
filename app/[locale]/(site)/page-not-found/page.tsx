import { NotFound } from '#components/error/not-found';
import { SiteShell } from '#components/shell/site-shell';
import { currentLocale } from '#lib/platform/i18n/current-locale';
import { pagePaths } from '#lib/routing/localized-paths';

export { generateMetadata } from '../../not-found';

/** Where the middleware sends unknown paths, with status 404: one page for all of them. */
export default async function PageNotFoundPage() {
  const locale = await currentLocale();
  return (
    <SiteShell locale={locale} languageLinks={pagePaths('home')}>
      <NotFound locale={locale} />
    </SiteShell>
  );
}
