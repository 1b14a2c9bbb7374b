import { formatEuro } from '#lib/platform/format/euro';
import { formatPrice } from '#lib/platform/format/price';
import type { Locale } from '#lib/platform/i18n/locales';
import styles from './price.module.css';

interface PriceProps {
  /** In whole Kč. */
  readonly amount: number;
  /** Kč per euro; null shows crowns alone. */
  readonly euroRate: number | null;
  readonly locale: Locale;
}

/** A price in crowns, which is charged, and small beside it what that is in euro, roughly. */
export function Price({ amount, euroRate, locale }: PriceProps) {
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
