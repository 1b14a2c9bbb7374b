import type { CookieValue, Translation } from 'vanilla-cookieconsent';
import { optionalCategories } from '#lib/consent/consent-rules';
import type { ConsentMessages } from './consent-messages';

/**
 * Returns the messages of the preferences: the categories (specification, section 2) and, where a
 * choice exists, its date and id. Dates are in Prague time.
 */
export function preferencesText(
  words: ConsentMessages,
  { consentId, lastConsentTimestamp }: Partial<CookieValue>,
  locale: string,
): Translation {
  const categories = (['necessary', ...optionalCategories] as const).map((category) => ({
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
      title: words.title,
      closeIconLabel: words.close,
      acceptAllBtn: words.acceptAll,
      acceptNecessaryBtn: words.rejectOptional,
      savePreferencesBtn: words.save,
      sections,
    },
  };
}
