import { useTranslations } from 'next-intl';
import { TicketCard } from '#components/ui/ticket-card';
import { formatLanguage } from '#lib/platform/format/language';
import { isLocale, type Locale } from '#lib/platform/i18n/locales';
import { formatShortStart, untilDate } from '#lib/time/format/date';
import type { Order } from '../rules/order';
import { BillTable } from './bill-table';
import styles from './order-card.module.css';
import { QrCode } from './qr-code';
import { VoucherCard } from './voucher-card';

interface OrderCardProps {
  readonly order: Order;
  readonly locale: Locale;
}

/**
 * Renders an order in its current state: number, product, time, guests and price. While it is valid,
 * it is the ticket with the code that is read at the entrance; of a voucher, the card is shown first.
 */
export function OrderCard({ order, locale }: OrderCardProps) {
  const { number, item, guests, lines, discount, total, code, status, ref } = order;
  const t = useTranslations('checkoutDemo');
  const booked = status === 'booked';
  return (
    <>
      {item.kind === 'voucher' && booked ? (
        <VoucherCard {...item} code={item.code || null} locale={locale} />
      ) : null}
      <TicketCard stub={<BillTable lines={lines} discount={discount} total={total} code={code} />}>
        <div>
          <p className="label">{t('orderNumber')}</p>
          <p className={styles.number} translate="no">
            {number}
          </p>
        </div>
        {booked ? null : <p className={styles.cancelled}>{t('cancelled')}</p>}
        <p>
          <strong>{item.title}</strong>
          {item.kind === 'voucher' ? (
            <span className={styles.line}>
              {t('voucherValid', { until: untilDate(item.validThrough, locale) })}
            </span>
          ) : (
            <>
              <span className={styles.line}>{formatShortStart(new Date(item.start), locale)}</span>
              <span className={styles.line}>{t('guests', { count: guests })}</span>
            </>
          )}
          {item.kind === 'visit' && isLocale(item.language) ? (
            <span className={styles.line}>{formatLanguage(item.language, locale)}</span>
          ) : null}
        </p>
        {item.kind !== 'voucher' && booked ? (
          <div className={styles.entrance}>
            <QrCode text={number} label={t('qrTicket', { number })} />
            <p className="small">{t('qrHint')}</p>
          </div>
        ) : null}
        {ref ? <p className="small">{t('sentBy', { ref })}</p> : null}
      </TicketCard>
    </>
  );
}
