import { useTranslations } from 'next-intl';
import { TicketLink } from '#components/ui/ticket-link';
import type { Link } from '#lib/content/link';
import { formatPrice } from '#lib/platform/format/price';
import { freeCancellationHours } from '#lib/tickets/limits';
import styles from './buy-bar.module.css';

interface BuyBarProps {
  readonly action: Link | null;
  /** The least price of an adult, in whole Kč; null shows none. */
  readonly fromPrice: number | null;
}

/**
 * Renders the link to tickets within reach of the thumb: at the bottom of the screen on phones, and
 * at the end of the page on the footer's background.
 */
export function BuyBar({ action, fromPrice }: BuyBarProps) {
  const t = useTranslations();
  if (!action?.label) return null;
  return (
    <div className={`screen-only on-dark ${styles.bar}`}>
      {fromPrice === null ? null : (
        <p className={styles.terms}>
          <strong>{t('experience.from', { price: formatPrice(fromPrice) })}</strong>
          {t('tickets.freeCancellation', { hours: freeCancellationHours })}
        </p>
      )}
      <TicketLink link={action} />
    </div>
  );
}
