import { createTranslator } from 'next-intl';
// Without an import attribute: the build turns catalogs into modules that are not JSON.
import cs from '../../../messages/cs.json';
import de from '../../../messages/de.json';
import en from '../../../messages/en.json';
import it from '../../../messages/it.json';
import type { Locale } from '../../platform/i18n/locales.ts';

const messages = { cs, de, en, it };

/**
 * Returns a translator for the messages of mails; a worker has no request that determines the
 * language.
 */
export function mailTranslator(locale: Locale) {
  return createTranslator({ locale, messages: messages[locale], namespace: 'mail' });
}

/** Returns a translator for the choices of forms, which mails repeat in the words of the form. */
export function choiceTranslator(locale: Locale) {
  return createTranslator({ locale, messages: messages[locale], namespace: 'form.finding' });
}

export type MailTranslator = ReturnType<typeof mailTranslator>;
