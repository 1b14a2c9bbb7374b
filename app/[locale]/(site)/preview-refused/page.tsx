import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PreviewRefused } from '#components/preview/preview-refused';
import { SiteShell } from '#components/shell/site-shell';
import { serverEnv } from '#lib/env/server';
import { localPath } from '#lib/http/local-path';
import { currentLocale } from '#lib/i18n/current-locale';
import { pagePaths } from '#lib/routing/localized-paths';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('preview');
  return { title: t('refusedTitle'), robots: { index: false } };
}

/** Where the middleware sends a preview link whose token is not accepted; it has no address. */
export default async function PreviewRefusedPage({
  searchParams,
}: PageProps<'/[locale]/preview-refused'>) {
  const locale = await currentLocale();
  const { path } = await searchParams;
  return (
    <SiteShell locale={locale} languageLinks={pagePaths('home')}>
      <PreviewRefused
        path={localPath([typeof path === 'string' ? path : null], serverEnv.siteUrl)}
      />
    </SiteShell>
  );
}
