import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { MailStepPanel } from '#components/mail-step/mail-step-panel';
import { SiteShell } from '#components/shell/site-shell';
import {
  type MailStep,
  stepOutcomes,
  stepPath,
  stepResultPath,
  tokenParameter,
} from '#lib/forms/mail-step/mail-step';
import { currentLocale } from '#lib/platform/i18n/current-locale';
import { inEveryLocale } from '#lib/platform/i18n/in-every-locale';

/** Returns the metadata of the page that a link in a mail leads to. */
export async function mailStepMetadata(list: 'newsletter' | 'waitingList'): Promise<Metadata> {
  const t = await getTranslations('mailStep.list');
  // The URL contains the token, so other sites must not receive it; same-origin requests still need
  // the referrer, because the gate's form redirects to it.
  return { title: t(list), robots: { index: false }, referrer: 'same-origin' };
}

interface MailStepPageProps {
  readonly step: MailStep;
  /** The parameters of the page's address. */
  readonly query: Readonly<Record<string, string | string[] | undefined>>;
}

/** Renders the target of a link in a mail; per request, because the URL carries a token. */
export async function MailStepPage({ step, query }: MailStepPageProps) {
  const locale = await currentLocale();
  const { [tokenParameter]: key, outcome } = query;
  const token = typeof key === 'string' ? key : '';
  const taken = stepOutcomes.find((known) => known === outcome) ?? null;
  const languageLinks = inEveryLocale((other) =>
    taken ? stepResultPath(step, other, taken) : stepPath(step, other, token),
  );
  return (
    <SiteShell locale={locale} languageLinks={languageLinks} offer={null}>
      <MailStepPanel locale={locale} step={step} token={token} outcome={taken} />
    </SiteShell>
  );
}
