import 'server-only';
import type { Locale } from '../../platform/i18n/locales.ts';
import type { IconData } from './icon-data.ts';
import { findIcon } from './icon-sets.ts';

/** The flags there are for languages (specification, section 3). */
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

/** Flags go by countries where a language has one of its own. */
const flagOfLanguage: Readonly<Record<Locale, FlagCode>> = {
  en: 'en',
  cs: 'cz',
  de: 'de',
  it: 'it',
};

/** The flag of a language, round. */
export function flagOf(language: Locale): IconData | null {
  return findIcon('circle-flags', flagOfLanguage[language]);
}
