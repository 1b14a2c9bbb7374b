import { limits } from '../../lib/content/parse/formats/limits.ts';
import type { Locale } from '../../lib/platform/i18n/locales.ts';

const germanUmlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/**
 * Returns the slug for a title: lower-case letters without accents, digits and hyphens. Umlauts
 * become two letters in German. Empty where the title has no letters or digits.
 */
export function slugFromTitle(title: string, language: Locale): string {
  const lower = title.normalize('NFC').toLowerCase();
  const letters =
    language === 'de' ? lower.replace(/[äöü]/g, (umlaut) => germanUmlauts[umlaut] ?? '') : lower;
  return letters
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[’'](?=s\b)/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, limits.slug)
    .replace(/^-|-$/g, '');
}

/** Returns the slug itself, or with the first number with which it is not taken. */
export function freeSlug(slug: string, isTaken: (slug: string) => boolean): string {
  if (!isTaken(slug)) return slug;
  for (let number = 2; ; number += 1) {
    const ending = `-${number}`;
    const numbered = slug.slice(0, limits.slug - ending.length).replace(/-$/, '') + ending;
    if (!isTaken(numbered)) return numbered;
  }
}
