import 'server-only';
import { type Locale, localeData } from '../../platform/i18n/locales.ts';
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

/** Returns the round flag of a language. */
export function flagOf(language: Locale): IconData | null {
  const flag: FlagCode = localeData[language].flag;
  return findIcon('circle-flags', flag);
}
