import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Locale } from '#lib/platform/i18n/locales';
import { freeCancellationHours, voucherRefundDays } from '#lib/tickets/limits';
import { cancellableUntil, cancelled, isStillPossible } from '../rules/changes';
import { formatDeadline } from '../rules/format-deadline';
import type { Order } from '../rules/order';
import { DemoButton } from './demo-button';
import styles from './result.module.css';

interface CancelBookingProps {
  readonly order: Order;
  readonly locale: Locale;
  readonly onCancel: (order: Order) => void;
}

/** Cancels an order, after a confirmation. */
export function CancelBooking({ order, locale, onCancel }: CancelBookingProps) {
  const t = useTranslations('checkoutDemo');
  const [asking, setAsking] = useState(false);
  const until = cancellableUntil(order);
  if (!until) return null;
  const time = formatDeadline(until, locale);
  if (!isStillPossible(until, new Date())) {
    return (
      <p>
        {order.item.kind === 'voucher'
          ? t('refundLate', { days: voucherRefundDays, time })
          : t('cancelLate', { hours: freeCancellationHours, time })}
      </p>
    );
  }
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{t('cancel')}</h2>
      <p>{t('cancelUntil', { time })}</p>
      {asking ? <p role="alert">{t('cancelSure', { number: order.number })}</p> : null}
      <div className={styles.actions}>
        {asking ? (
          <>
            <DemoButton onPress={() => onCancel(cancelled(order))}>{t('cancelYes')}</DemoButton>
            <DemoButton quiet onPress={() => setAsking(false)}>
              {t('cancelNo')}
            </DemoButton>
          </>
        ) : (
          <DemoButton quiet onPress={() => setAsking(true)}>
            {t('cancelAction')}
          </DemoButton>
        )}
      </div>
    </section>
  );
}
