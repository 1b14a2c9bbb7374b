import type { Locale } from '../lib/platform/i18n/locales.ts';

declare module 'next-intl' {
  /** Wrong locales and unknown message keys fail the type check. */
  interface AppConfig {
    Locale: Locale;
    Messages: typeof import('../messages/en.json');
  }
}
