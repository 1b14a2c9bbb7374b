import type { Locale } from '../../platform/i18n/locales.ts';
import { formatStart } from '../../time/format/date.ts';
import type { MailContent } from './mail-content.ts';
import type { MailTranslator } from './mail-translator.ts';

/** A sold-out event in the language of a mail; only its `_id` as title once it is deleted. */
export interface AwaitedEvent {
  readonly title: string;
  /** ISO 8601. */
  readonly start: string | null;
}

/** Returns the name and the time of an event, as in a filled-in form. */
export function eventFacts({ title, start }: AwaitedEvent, locale: Locale, t: MailTranslator) {
  return {
    about: [t('field.event'), title],
    date: [t('field.date'), start === null ? '' : formatStart(new Date(start), locale)],
  } satisfies Record<string, NonNullable<MailContent['facts']>[number]>;
}
