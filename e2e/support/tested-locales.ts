import { type Locale, locales } from '../../lib/platform/i18n/locales.ts';

/**
 * The languages of tests that repeat for each language what takes long: English and German, which
 * has the longest texts; with the full tests all of them.
 */
export const testedLocales: readonly Locale[] = process.env.E2E_FULL ? locales : ['en', 'de'];

/**
 * The languages of tests that take several seconds for each language, such as those of all rules of
 * accessibility: German; with the full tests all of them.
 */
export const sampleLocales: readonly Locale[] = process.env.E2E_FULL ? locales : ['de'];
