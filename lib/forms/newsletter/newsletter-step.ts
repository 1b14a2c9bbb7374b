import type { Locale } from '../../platform/i18n/locales.ts';

/** What a link in a newsletter mail is for. */
const newsletterSteps = ['confirm', 'unsubscribe'] as const;
export type NewsletterStep = (typeof newsletterSteps)[number];

/** True for the name of a step in its exact spelling. */
export function isNewsletterStep(value: unknown): value is NewsletterStep {
  return newsletterSteps.some((step) => step === value);
}

/** What became of a step, as its page says it. */
export const stepOutcomes = ['done', 'over', 'failed'] as const;
export type StepOutcome = (typeof stepOutcomes)[number];

/** The page that asks whether the step is meant; looking at it changes nothing. */
export function newsletterPath(step: NewsletterStep, locale: Locale, token: string): string {
  return `/${locale}/newsletter/${step}?key=${token}`;
}

/** The page of a step that has been taken. */
export function newsletterResultPath(
  step: NewsletterStep,
  locale: Locale,
  outcome: StepOutcome,
): string {
  return `/${locale}/newsletter/${step}?outcome=${outcome}`;
}

/** Where the step is taken (POST); also by mail programs themselves (RFC 8058). */
export function newsletterAction(step: NewsletterStep, locale: Locale, token: string): string {
  return `/api/newsletter/${step}?locale=${locale}&key=${token}`;
}
