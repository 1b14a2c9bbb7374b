import type { CookieValue, Translation } from 'vanilla-cookieconsent';
import type { ConsentMessages } from './consent-messages';

/**
 * What the preferences say: the three categories (specification, section 2) and, once there is
 * one, the date and number of the visitor's choice. Dates are those of Prague.
 */
export function preferencesText(
  words: ConsentMessages,
  { consentId, lastConsentTimestamp }: Partial<CookieValue>,
  locale: string,
): Translation {
  const categories = (['necessary', 'analytics', 'ads'] as const).map((category) => ({
    title: words[category].title,
    description: words[category].text,
    linkedCategory: category,
  }));
  const sections = [{ description: words.intro }, ...categories];
  if (consentId && lastConsentTimestamp) {
    const date = new Date(lastConsentTimestamp).toLocaleString(locale, {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: 'Europe/Prague',
    });
    const { title, text } = words.record;
    // Written with markup by the library, and a cookie may hold anything.
    const id = consentId.replace(/[^\w-]/g, '');
    sections.push({
      title,
      description: text.replace('{date}', date).replace('{id}', `<code>${id}</code>`),
    });
  }
  return {
    consentModal: {},
    preferencesModal: {
      title: words.title,
      closeIconLabel: words.close,
      acceptAllBtn: words.acceptAll,
      acceptNecessaryBtn: words.rejectOptional,
      savePreferencesBtn: words.save,
      sections,
    },
  };
}
