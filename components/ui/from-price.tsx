import { useTranslations } from 'next-intl';
import { formatEuro } from '#lib/platform/format/euro';
import { formatPrice } from '#lib/platform/format/price';
import type { Locale } from '#lib/platform/i18n/locales';

interface FromPriceProps {
  /** In whole Kč. */
  readonly amount: number;
  /** Kč per euro; null shows Czech crowns only. */
  readonly euroRate: number | null;
  readonly locale: Locale;
}

/** Renders the least price of something, as part of a line: `from 290 Kč ≈ €12`. */
export function FromPrice({ amount, euroRate, locale }: FromPriceProps) {
  const t = useTranslations('experience');
  const crowns = t('from', { price: formatPrice(amount) });
  return euroRate ? `${crowns} ${formatEuro(amount, euroRate, locale)}` : crowns;
}
