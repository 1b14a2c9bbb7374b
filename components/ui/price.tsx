import { useTranslations } from 'next-intl';
import { formatEuro } from '#lib/platform/format/euro';
import { formatPrice } from '#lib/platform/format/price';
import type { Locale } from '#lib/platform/i18n/locales';
import styles from './price.module.css';

interface PriceProps {
  /** In whole Kč. */
  readonly amount: number;
  /** Kč per euro; null shows Czech crowns only. */
  readonly euroRate: number | null;
  readonly locale: Locale;
}

/**
 * Renders a price in Czech crowns, in which it is charged, and a smaller, approximate one in euro; for
 * nothing, that it is free.
 */
export function Price({ amount, euroRate, locale }: PriceProps) {
  const t = useTranslations('tickets');
  if (amount === 0) return t('free');
  return (
    <>
      {formatPrice(amount)}
      {euroRate ? (
        <>
          {' '}
          <span className={styles.euro}>{formatEuro(amount, euroRate, locale)}</span>
        </>
      ) : null}
    </>
  );
}
