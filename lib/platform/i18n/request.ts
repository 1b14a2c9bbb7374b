import { locale as rootLocale } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { localeFrom } from './locales.ts';

/**
 * The next-intl configuration of a request: the locale of the URL, its messages, and the time zone
 * of the museum.
 */
export default getRequestConfig(async ({ locale: requested }) => {
  const locale = localeFrom(requested ?? (await rootLocale()));
  const { default: messages } = await import(`../../../messages/${locale}.json`);
  return {
    locale,
    messages,
    timeZone: 'Europe/Prague',
    // A missing or invalid message is a bug: it stops the build, and no page shows its key.
    onError(error) {
      throw error;
    },
  };
});
