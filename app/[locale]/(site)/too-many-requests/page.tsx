import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { TooMany } from '#components/error/too-many';
import { SiteShell } from '#components/shell/site-shell';
import { currentLocale } from '#lib/platform/i18n/current-locale';
import { pagePaths } from '#lib/routing/localized-paths';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('error');
  return { title: t('tooManyTitle'), robots: { index: false } };
}

/**
 * Renders the page that the middleware shows to rate-limited clients, with status 429; it has no
 * public URL.
 */
export default async function TooManyRequestsPage() {
  const locale = await currentLocale();
  return (
    <SiteShell locale={locale} languageLinks={pagePaths('home')} offer={null}>
      <TooMany locale={locale} />
    </SiteShell>
  );
}
