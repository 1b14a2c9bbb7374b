import { createTranslator } from 'next-intl';
import type { Locale } from '#lib/platform/i18n/locales';
// Without an import attribute: the build turns catalogs into modules that are not JSON.
import cs from '../messages/cs.json';
import de from '../messages/de.json';
import en from '../messages/en.json';
import it from '../messages/it.json';

const messages = { cs, de, en, it };

/** Returns the messages of the demo checkout, which those of the site do not contain. */
export function demoMessages(locale: Locale) {
  return messages[locale];
}

/** Returns a translator for what the server renders of the demo checkout. */
export function demoTranslator(locale: Locale) {
  return createTranslator({
    locale,
    messages: messages[locale],
    namespace: 'checkoutDemo',
    // As for the messages of the site: a missing or invalid one stops the build.
    onError(error) {
      throw error;
    },
  });
}
