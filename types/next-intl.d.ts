import type { Locale } from '../lib/platform/i18n/locales.ts';

declare module 'next-intl' {
  /** Makes wrong locales and unknown message keys type errors. */
  interface AppConfig {
    Locale: Locale;
    /** Pages of the site have the first only, the demo checkout has the second. */
    Messages: typeof import('../messages/en.json') &
      typeof import('../checkout-demo/messages/en.json');
  }
}
