import type { CookieValue, Translation } from 'vanilla-cookieconsent';
import { optionalCategories } from '#lib/consent/consent-rules';
import type { Locale } from '#lib/platform/i18n/locales';
import { atTime } from '#lib/time/format/clock';
import { formatDate } from '#lib/time/format/date';
import { pragueTime } from '#lib/time/prague';
import type { ConsentMessages } from './consent-messages';

/**
 * Returns the messages of the preferences: the categories (specification, section 2) and, where a
 * choice exists, its date and id. Dates are in Prague time.
 */
export function preferencesText(
  messages: ConsentMessages,
  { consentId, lastConsentTimestamp }: Partial<CookieValue>,
  locale: Locale,
): Translation {
  const categories = (['necessary', ...optionalCategories] as const).map((category) => ({
    title: messages[category].title,
    description: messages[category].text,
    linkedCategory: category,
  }));
  const sections = [{ description: messages.intro }, ...categories];
  if (consentId && lastConsentTimestamp) {
    const { date: day, time } = pragueTime(new Date(lastConsentTimestamp));
    const date = `${formatDate(day, locale)} ${atTime(time, locale)}`;
    const { title, text } = messages.record;
    // The library inserts this as HTML, and a cookie may contain anything.
    const id = consentId.replace(/[^\w-]/g, '');
    sections.push({
      title,
      description: text.replace('{date}', date).replace('{id}', `<code>${id}</code>`),
    });
  }
  return {
    consentModal: {},
    preferencesModal: {
      title: messages.title,
      closeIconLabel: messages.close,
      acceptAllBtn: messages.acceptAll,
      acceptNecessaryBtn: messages.rejectOptional,
      savePreferencesBtn: messages.save,
      sections,
    },
  };
}
