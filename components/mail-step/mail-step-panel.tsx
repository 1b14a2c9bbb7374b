import { useTranslations } from 'next-intl';
import { ButtonLink } from '#components/ui/button-link';
import { EmptyCask } from '#components/ui/empty-cask';
import { SubmitButton } from '#components/ui/submit-button';
import { type MailStep, type StepOutcome, stepAction } from '#lib/forms/mail-step/mail-step';
import type { Locale } from '#lib/platform/i18n/locales';
import { pathFor } from '#lib/routing/path-for';

interface MailStepPanelProps {
  readonly locale: Locale;
  readonly step: MailStep;
  /** From the link in the mail; sent back by the button. */
  readonly token: string;
  /** The result of the step; null while it has not been taken. */
  readonly outcome: StepOutcome | null;
  /** The page of the event that the step is about, where that page says more; else null. */
  readonly eventHref: string | null;
}

/**
 * Asks for confirmation of a step that a link in a mail leads to, and shows its result. The button submits a
 * form, so that mail scanners that follow every link change nothing.
 */
export function MailStepPanel({ locale, step, token, outcome, eventHref }: MailStepPanelProps) {
  const t = useTranslations('mailStep');
  const error = useTranslations('error');
  const state = outcome ?? 'ask';
  return (
    <EmptyCask
      heading={
        state === 'ask' || state === 'done' ? t(`${step}.${state}Title`) : t(`${state}Title`)
      }
      text={state === 'failed' ? t('failedText') : t(`${step}.${state}Text`)}
      actions={
        state === 'ask' ? (
          <form method="post" action={stepAction(step, locale, token)}>
            <SubmitButton>{t(`${step}.button`)}</SubmitButton>
          </form>
        ) : eventHref ? (
          <ButtonLink href={eventHref}>{t('join.eventPage')}</ButtonLink>
        ) : (
          <ButtonLink href={pathFor('home', locale)}>{error('home')}</ButtonLink>
        )
      }
    />
  );
}
