import type { useTranslations } from 'next-intl';
import { findingOptions } from '#lib/forms/schema/finding-options';
import { issueKeys } from '#lib/forms/schema/issue';
import { failureReasons } from '#lib/forms/schema/submission-result';
import { CONFIRMATION_DAYS } from '#lib/platform/env/confirmation-days';
import { needsOptIn } from '#lib/routing/form-kind';
import { anchorPath } from '#lib/routing/page-anchors';
import { formFields } from './form-fields';
import type { FormView } from './form-view';

/** The average length of a month, in days. */
const DAYS_OF_A_MONTH = 365.25 / 12;

/** Everything that a form says, in the language of the page. */
export type FormTexts = ReturnType<typeof formTexts>;

/** Props of the components of a form, on the server and in the browser. */
export interface FormProps {
  readonly view: FormView;
  readonly texts: FormTexts;
}

/**
 * Returns the texts of a form, for its components: they are also rendered in the browser, which has
 * no messages. In `failed`, “@” stands for the address to write to. `next` is true whether or not a
 * mail is sent: a mailbox gets only a few a day, and nobody is to learn that others have used one.
 */
export function formTexts(t: ReturnType<typeof useTranslations<'form'>>, view: FormView) {
  const { kind, locale, subject, contact, retentionDays } = view;
  const months = monthsFor(retentionDays);
  return {
    title: t(`title.${kind}`),
    about: subject ? t('about', { about: subject }) : null,
    intro: t(`intro.${kind}`),
    label: Object.fromEntries(
      formFields[kind].map(({ name, label = name }) => [name, t(`label.${label}`)]),
    ),
    hint: { phone: t('hint.phone'), file: t('hint.file') },
    optional: t('optional'),
    choose: t('choose'),
    finding: Object.fromEntries(findingOptions.map((key) => [key, t(`finding.${key}`)])),
    remove: t('remove'),
    progress: t('progress'),
    honeypot: t('honeypot'),
    summary: t('summary'),
    issue: Object.fromEntries(issueKeys.map((key) => [key, t(`issue.${key}`)])),
    fileAgain: t('fileAgain'),
    privacy: t(`privacy.${kind}`, { months, days: retentionDays, contact }),
    privacyLink: t('privacyLink'),
    privacyHref: anchorPath('terms', 'privacy', locale),
    submit: t(`submit.${kind}`),
    sending: t('sending'),
    failed: t('result.failed', { email: '@' }),
    reason: Object.fromEntries(failureReasons.map((key) => [key, t(`result.${key}`)])),
    sent: t(needsOptIn(kind) ? 'result.subscribed' : 'result.sent'),
    next: needsOptIn(kind) ? t('next.optIn', { days: CONFIRMATION_DAYS }) : t(`next.${kind}`),
    reference: t('reference'),
    close: t('close'),
  };
}

/** Returns a number of days in months, rounded up: 183 are six, because six months can have 184. */
function monthsFor(days: number): number {
  return Math.floor((days - 1) / DAYS_OF_A_MONTH) + 1;
}
