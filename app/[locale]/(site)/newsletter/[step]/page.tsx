import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { NewsletterStepPanel } from '#components/newsletter/newsletter-step-panel';
import { SiteShell } from '#components/shell/site-shell';
import { isNewsletterStep, stepOutcomes } from '#lib/forms/newsletter/newsletter-step';
import { currentLocale } from '#lib/platform/i18n/current-locale';
import { pagePaths } from '#lib/routing/localized-paths';

type Props = PageProps<'/[locale]/newsletter/[step]'>;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('newsletter');
  // The URL contains the token, so other sites must not receive it; same-origin requests still need
  // the referrer, because the gate's form redirects to it.
  return { title: t('title'), robots: { index: false }, referrer: 'same-origin' };
}

/**
 * Renders the target of the links in newsletter mails; per request, because the URL carries a
 * token.
 */
export default async function NewsletterStepPage({ params, searchParams }: Props) {
  const { step } = await params;
  if (!isNewsletterStep(step)) notFound();
  const { key, outcome } = await searchParams;
  const locale = await currentLocale();
  return (
    <SiteShell locale={locale} languageLinks={pagePaths('home')} offer={null}>
      <NewsletterStepPanel
        locale={locale}
        step={step}
        token={typeof key === 'string' ? key : ''}
        outcome={stepOutcomes.find((known) => known === outcome) ?? null}
      />
    </SiteShell>
  );
}
