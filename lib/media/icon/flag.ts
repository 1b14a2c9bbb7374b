import 'server-only';
import type { Locale } from '../../platform/i18n/locales.ts';
import type { IconData } from './icon-data.ts';
import { findIcon } from './icon-sets.ts';

/** The flags that exist for languages (specification, section 3). */
export const flagCodes = [
  'cn',
  'cz',
  'de',
  'en',
  'es',
  'fr',
  'it',
  'jp',
  'kr',
  'pl',
  'pt',
] as const;

type FlagCode = (typeof flagCodes)[number];

/** The flag of each language; flags are named by country if the language has one of its own. */
const flagOfLanguage: Readonly<Record<Locale, FlagCode>> = {
  en: 'en',
  cs: 'cz',
  de: 'de',
  it: 'it',
};

/** Returns the round flag of a language. */
export function flagOf(language: Locale): IconData | null {
  return findIcon('circle-flags', flagOfLanguage[language]);
}
