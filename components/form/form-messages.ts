import type { useTranslations } from 'next-intl';
import { issueKeys } from '#lib/forms/schema/issue';
import { failureReasons } from '#lib/forms/schema/submission-result';

/** Messages of a form for scripts, in the language of the page. */
export interface FormMessages {
  /** Messages for invalid fields, by the key of the issue. */
  readonly issue: Readonly<Record<string, string>>;
  /** Messages for a failed submission, by the key of the reason. */
  readonly reason: Readonly<Record<string, string>>;
  readonly sending: string;
  readonly close: string;
}

/** Returns the messages that are embedded in a form for the browser. */
export function formMessages(t: ReturnType<typeof useTranslations<'form'>>): FormMessages {
  return {
    issue: Object.fromEntries(issueKeys.map((key) => [key, t(`issue.${key}`)])),
    reason: Object.fromEntries(failureReasons.map((key) => [key, t(`result.${key}`)])),
    sending: t('sending'),
    close: t('close'),
  };
}
