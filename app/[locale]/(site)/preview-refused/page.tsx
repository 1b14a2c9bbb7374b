import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PreviewOutcomePanel } from '#components/preview/preview-outcome-panel';
import { SiteShell } from '#components/shell/site-shell';
import { currentLocale } from '#lib/platform/i18n/current-locale';
import { inEveryLocale } from '#lib/platform/i18n/in-every-locale';
import { outcomePath, previewOutcomes } from '#lib/request/preview/preview-outcome';

type Props = PageProps<'/[locale]/preview-refused'>;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const t = await getTranslations('preview');
  const { outcome } = await readSearch(searchParams);
  return { title: t(`${outcome}Title`), robots: { index: false } };
}

/**
 * Renders the page that the middleware rewrites `/{locale}/preview/{outcome}` to, with a path that
 * the middleware has validated.
 */
export default async function PreviewRefusedPage({ searchParams }: Props) {
  const locale = await currentLocale();
  const { outcome, path } = await readSearch(searchParams);
  const languageLinks = inEveryLocale((other) => outcomePath({ locale: other, outcome }, path));
  return (
    <SiteShell locale={locale} languageLinks={languageLinks} offer={null}>
      <PreviewOutcomePanel outcome={outcome} path={path} />
    </SiteShell>
  );
}

async function readSearch(searchParams: Props['searchParams']) {
  const { outcome, path } = await searchParams;
  return {
    outcome: previewOutcomes.find((candidate) => candidate === outcome) ?? 'refused',
    path: typeof path === 'string' ? path : '/',
  };
}
