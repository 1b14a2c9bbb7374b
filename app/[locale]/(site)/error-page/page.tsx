import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ServerError } from '#components/error/server-error';
import { SiteShell } from '#components/shell/site-shell';
import { currentLocale } from '#lib/platform/i18n/current-locale';
import { pagePaths } from '#lib/routing/localized-paths';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('error');
  return { title: t('title'), robots: { index: false } };
}

/** Rendered with status 500 when a page could not be rendered; it has no public URL. */
export default async function ErrorPagePage() {
  const locale = await currentLocale();
  return (
    <SiteShell locale={locale} languageLinks={pagePaths('home')} offer={null}>
      <ServerError locale={locale} />
    </SiteShell>
  );
}
