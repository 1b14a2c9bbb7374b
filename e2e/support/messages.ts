import { createTranslator } from 'next-intl';
import demoCs from '../../checkout-demo/messages/cs.json' with { type: 'json' };
import demoDe from '../../checkout-demo/messages/de.json' with { type: 'json' };
import demoEn from '../../checkout-demo/messages/en.json' with { type: 'json' };
import demoIt from '../../checkout-demo/messages/it.json' with { type: 'json' };
import type { Locale } from '../../lib/platform/i18n/locales.ts';
import cs from '../../messages/cs.json' with { type: 'json' };
import de from '../../messages/de.json' with { type: 'json' };
import en from '../../messages/en.json' with { type: 'json' };
import it from '../../messages/it.json' with { type: 'json' };

/** The interface messages of the site by language. */
export const messages = { en, cs, de, it };

/** Returns a function that formats the messages in a language with their arguments, as the site does. */
export function translatorIn(locale: Locale) {
  return createTranslator({ locale, messages: messages[locale] });
}

const demoMessages = { en: demoEn, cs: demoCs, de: demoDe, it: demoIt };

/** Returns a function that formats the messages of the demo checkout in a language. */
export function demoTranslatorIn(locale: Locale) {
  return createTranslator({ locale, messages: demoMessages[locale], namespace: 'checkoutDemo' });
}
