import type { useTranslations } from 'next-intl';
import { formatNumber, formatPercent } from '../../../platform/format/number.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';

/** Translates the messages of boards. */
export type BoardTranslator = ReturnType<typeof useTranslations<'board'>>;

/** The figures of a beer; null where they are unknown. */
interface BeerFigures {
  /** Extract in the wort before fermentation, in °P. */
  readonly plato: number | null;
  /** In percent by volume. */
  readonly alcohol: number | null;
  /** In IBU. */
  readonly bitterness: number | null;
}

/** Between numbers, which stay on one line. */
const separator = ',\u00a0';

/** Returns the figures of a beer with their units, `11 °P` for example; null for unknown ones. */
export function figureTexts(
  { plato, alcohol, bitterness }: BeerFigures,
  t: BoardTranslator,
  locale: Locale,
) {
  return {
    plato: plato === null ? null : t('plato', { plato: formatNumber(plato, locale) }),
    alcohol: alcohol === null ? null : t('volume', { alcohol: formatPercent(alcohol, locale) }),
    bitterness: bitterness === null ? null : t('ibu', { ibu: formatNumber(bitterness, locale) }),
  };
}

/** Returns what is said about a beer or a dish, in one line; null parts are left out. */
export function joinDetails(details: readonly (string | null)[]): string {
  return details.filter(Boolean).join(' · ');
}

/** Returns the allergens of a beer or a dish, `(allergens: 1, 7)` for example; empty if unknown. */
export function allergensText(allergens: readonly number[] | null, t: BoardTranslator): string {
  return allergens ? t('allergensOf', { numbers: allergens.join(separator) }) : '';
}
