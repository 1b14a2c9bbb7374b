import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Locale } from '#lib/platform/i18n/locales';
import type { Catalog } from '../rules/catalog';
import type { Order } from '../rules/order';
import { CancelBooking } from './cancel-booking';
import { MoveBooking } from './move-booking';
import { ReduceBooking } from './reduce-booking';

interface BookingChangesProps {
  readonly order: Order;
  readonly catalog: Catalog;
  readonly orders: readonly Order[];
  readonly locale: Locale;
  readonly onChange: (order: Order) => void;
}

/** Renders the possible changes of an order, and a status message after each of them. */
export function BookingChanges({ order, catalog, orders, locale, onChange }: BookingChangesProps) {
  const t = useTranslations('checkoutDemo');
  const [done, setDone] = useState('');
  const experience = catalog.experiences.find(
    ({ id }) => order.item.kind === 'visit' && id === order.item.id,
  );
  return (
    <>
      <p role="status">
        <strong>{order.status === 'cancelled' ? t('cancelledText') : done}</strong>
      </p>
      {order.status === 'booked' && experience ? (
        <MoveBooking
          order={order}
          catalog={catalog}
          experience={experience}
          orders={orders}
          locale={locale}
          onMove={(next) => {
            onChange(next);
            setDone(t('movedText'));
          }}
        />
      ) : null}
      {order.status === 'booked' ? (
        <ReduceBooking
          key={order.guests}
          order={order}
          locale={locale}
          onReduce={(next) => {
            onChange(next);
            setDone(t('fewerDone', { guests: next.guests }));
          }}
        />
      ) : null}
      {order.status === 'booked' ? (
        <CancelBooking order={order} locale={locale} onCancel={onChange} />
      ) : null}
    </>
  );
}
