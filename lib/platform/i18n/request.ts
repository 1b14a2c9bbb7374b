import { locale as rootLocale } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { localeFrom } from './locales.ts';

/** What next-intl needs for a request: the language of the URL, its messages, and our clock. */
export const requestConfig = getRequestConfig(async ({ locale: requested }) => {
  const locale = localeFrom(requested ?? (await rootLocale()));
  const { default: messages } = await import(`../../../messages/${locale}.json`);
  return {
    locale,
    messages,
    timeZone: 'Europe/Prague',
    // A message that is missing or broken is a bug: it stops the build, and no page shows its key.
    onError(error) {
      throw error;
    },
  };
});

export default requestConfig;
