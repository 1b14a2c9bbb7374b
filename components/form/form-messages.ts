import type { useTranslations } from 'next-intl';
import { issueKeys } from '#lib/forms/schema/issue';
import { failureReasons } from '#lib/forms/schema/submission-result';

/** What a form may have to say once scripts run, in the page's language. */
export interface FormMessages {
  /** What is wrong with a field, by the key of the issue. */
  readonly issue: Readonly<Record<string, string>>;
  /** Why it was not taken, by the key of the reason. */
  readonly reason: Readonly<Record<string, string>>;
  readonly sending: string;
  readonly close: string;
}

/** Collects the words that a form takes along to the browser. */
export function formMessages(t: ReturnType<typeof useTranslations<'form'>>): FormMessages {
  return {
    issue: Object.fromEntries(issueKeys.map((key) => [key, t(`issue.${key}`)])),
    reason: Object.fromEntries(failureReasons.map((key) => [key, t(`result.${key}`)])),
    sending: t('sending'),
    close: t('close'),
  };
}
