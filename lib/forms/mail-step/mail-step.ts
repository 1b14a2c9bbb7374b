import type { Locale } from '../../platform/i18n/locales.ts';
import { aboutParameter } from '../../routing/form-addresses.ts';
import { mailStepPaths } from '../../routing/mail-step-paths.ts';

const newsletterSteps = ['confirm', 'unsubscribe'] as const satisfies readonly MailStep[];
type NewsletterStep = (typeof newsletterSteps)[number];

/**
 * What the owner of an address does through a link in a mail: confirms or ends a newsletter
 * subscription, or joins the waiting list of an event.
 */
export type MailStep = keyof typeof mailStepPaths;

/** Whether a value is the name of a newsletter's step in its exact spelling. */
export function isNewsletterStep(value: unknown): value is NewsletterStep {
  return newsletterSteps.some((step) => step === value);
}

/** The parameter of addresses with the token of a step, which only the reader of the mail may know. */
export const tokenParameter = 'key';

/** The outcomes of a step, each with its own text on the page. */
export const stepOutcomes = ['done', 'over', 'failed'] as const;
export type StepOutcome = (typeof stepOutcomes)[number];

/** Returns the path of the page that asks to confirm the step; opening it changes nothing. */
export function stepPath(step: MailStep, locale: Locale, token: string): string {
  return `/${locale}/${mailStepPaths[step]}?${tokenParameter}=${encodeURIComponent(token)}`;
}

/**
 * Returns the path of the page with the outcome of a step; `about` is the `_id` of the event to lead to
 * from there, as the value of `aboutParameter`.
 */
export function stepResultPath(
  step: MailStep,
  locale: Locale,
  outcome: StepOutcome,
  about: string | null = null,
): string {
  const path = `/${locale}/${mailStepPaths[step]}?outcome=${outcome}`;
  return about ? `${path}&${aboutParameter}=${encodeURIComponent(about)}` : path;
}

/** Returns the address that performs the step (POST); mail clients use it too (RFC 8058). */
export function stepAction(step: MailStep, locale: Locale, token: string): string {
  return `/api/${mailStepPaths[step]}?locale=${locale}&${tokenParameter}=${encodeURIComponent(token)}`;
}
