import type { Locale } from '../lib/platform/i18n/locales.ts';

declare module 'next-intl' {
  /** Makes wrong locales and unknown message keys type errors. */
  interface AppConfig {
    Locale: Locale;
    Messages: typeof import('../messages/en.json');
  }
}
