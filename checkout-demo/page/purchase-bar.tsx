import { useTranslations } from 'next-intl';
import { formatPrice } from '#lib/platform/format/price';
import { DemoButton } from './demo-button';
import styles from './purchase-bar.module.css';

interface PurchaseBarProps {
  /** Whole Kč. */
  readonly total: number;
  readonly isLast: boolean;
}

/**
 * Renders the total and the button that leads on. In one column they are always in view, at the
 * bottom of the window; the form ends with them, so that they cover nothing.
 */
export function PurchaseBar({ total, isLast }: PurchaseBarProps) {
  const t = useTranslations('checkoutDemo');
  return (
    <div className={styles.bar} data-purchase-bar="">
      <p role="status" className={styles.total}>
        {t('total')} <strong className={styles.price}>{formatPrice(total)}</strong>
      </p>
      <DemoButton>{t(isLast ? 'place' : 'goOn')}</DemoButton>
    </div>
  );
}
