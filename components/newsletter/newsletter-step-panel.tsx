import { useTranslations } from 'next-intl';
import { ButtonLink } from '#components/ui/button-link';
import { EmptyCask } from '#components/ui/empty-cask';
import { SubmitButton } from '#components/ui/submit-button';
import {
  type NewsletterStep,
  newsletterAction,
  type StepOutcome,
} from '#lib/forms/newsletter/newsletter-step';
import type { Locale } from '#lib/platform/i18n/locales';
import { pathFor } from '#lib/routing/path-for';

interface NewsletterStepPanelProps {
  readonly locale: Locale;
  readonly step: NewsletterStep;
  /** From the link in the mail; sent back by the button. */
  readonly token: string;
  /** The result of the step; null while it has not been taken. */
  readonly outcome: StepOutcome | null;
}

/**
 * Asks for confirmation of a step of the newsletter, and shows its result. The button submits a
 * form, so that mail scanners that follow every link change nothing.
 */
export function NewsletterStepPanel({ locale, step, token, outcome }: NewsletterStepPanelProps) {
  const t = useTranslations('newsletter');
  const state = outcome ?? 'ask';
  return (
    <EmptyCask
      heading={
        state === 'ask' || state === 'done' ? t(`${step}.${state}Title`) : t(`${state}Title`)
      }
      text={state === 'ask' || state === 'done' ? t(`${step}.${state}Text`) : t(`${state}Text`)}
      actions={
        state === 'ask' ? (
          <form method="post" action={newsletterAction(step, locale, token)}>
            <SubmitButton>{t(`${step}.button`)}</SubmitButton>
          </form>
        ) : (
          <ButtonLink href={pathFor('home', locale)}>{t('home')}</ButtonLink>
        )
      }
    />
  );
}
