import type { Locale } from '../../platform/i18n/locales.ts';

/** The purposes of links in newsletter mails. */
const newsletterSteps = ['confirm', 'unsubscribe'] as const;
export type NewsletterStep = (typeof newsletterSteps)[number];

/** Whether a value is the name of a step in its exact spelling. */
export function isNewsletterStep(value: unknown): value is NewsletterStep {
  return newsletterSteps.some((step) => step === value);
}

/** The outcomes of a step, each with its own text on the page. */
export const stepOutcomes = ['done', 'over', 'failed'] as const;
export type StepOutcome = (typeof stepOutcomes)[number];

/** Returns the path of the page that asks to confirm the step; opening it changes nothing. */
export function newsletterPath(step: NewsletterStep, locale: Locale, token: string): string {
  return `/${locale}/newsletter/${step}?key=${token}`;
}

/** Returns the path of the page with the outcome of a step. */
export function newsletterResultPath(
  step: NewsletterStep,
  locale: Locale,
  outcome: StepOutcome,
): string {
  return `/${locale}/newsletter/${step}?outcome=${outcome}`;
}

/** Returns the address that performs the step (POST); mail clients use it too (RFC 8058). */
export function newsletterAction(step: NewsletterStep, locale: Locale, token: string): string {
  return `/api/newsletter/${step}?locale=${locale}&key=${token}`;
}
