import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NotFound } from '#components/error/not-found';
import { SiteShell } from '#components/shell/site-shell';
import { currentLocale } from '#lib/i18n/current-locale';
import { pagePaths } from '#lib/routing/localized-paths';

/** The framework takes the head of every answer with status 404 from here. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('error');
  return { title: t('notFoundTitle'), robots: { index: false } };
}

/** For a document that vanished between the slug index and its page; see `page-not-found`. */
export default async function LocaleNotFound() {
  const locale = await currentLocale();
  return (
    <SiteShell locale={locale} languageLinks={pagePaths('home')}>
      <NotFound locale={locale} path="" />
    </SiteShell>
  );
}
