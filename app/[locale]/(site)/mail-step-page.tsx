import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { MailStepPanel } from '#components/mail-step/mail-step-panel';
import { SiteShell } from '#components/shell/site-shell';
import { findEvent } from '#lib/content/get-event';
import {
  type MailStep,
  stepOutcomes,
  stepPath,
  stepResultPath,
  tokenParameter,
} from '#lib/forms/mail-step/mail-step';
import { currentLocale } from '#lib/platform/i18n/current-locale';
import { inEveryLocale } from '#lib/platform/i18n/in-every-locale';
import { documentPath } from '#lib/routing/document-path';
import { aboutParameter } from '#lib/routing/form-addresses';

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

/**
 * Renders the target of a link in a mail; per request, because the URL carries a token. Where an event
 * has no waiting list any more, it leads to the event's page, which says why.
 */
export async function MailStepPage({ step, query }: MailStepPageProps) {
  const locale = await currentLocale();
  const { [tokenParameter]: key, [aboutParameter]: about, outcome } = query;
  const token = typeof key === 'string' ? key : '';
  const taken = stepOutcomes.find((known) => known === outcome) ?? null;
  const event =
    step === 'join' && taken === 'over' && typeof about === 'string'
      ? await findEvent(about, locale)
      : null;
  const languageLinks = inEveryLocale((other) =>
    taken ? stepResultPath(step, other, taken, event?._id) : stepPath(step, other, token),
  );
  return (
    <SiteShell locale={locale} languageLinks={languageLinks} offer={null}>
      <MailStepPanel
        locale={locale}
        step={step}
        token={token}
        outcome={taken}
        eventHref={event && documentPath(event, locale)}
      />
    </SiteShell>
  );
}
