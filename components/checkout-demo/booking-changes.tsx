import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { DemoHouse } from '#lib/checkout-demo/demo-house';
import type { Order } from '#lib/checkout-demo/order';
import type { Locale } from '#lib/i18n/locales';
import { CancelBooking } from './cancel-booking';
import { MoveBooking } from './move-booking';

interface BookingChangesProps {
  readonly order: Order;
  readonly house: DemoHouse;
  readonly orders: readonly Order[];
  readonly locale: Locale;
  readonly onChange: (order: Order) => void;
}

/** What can be done with an order, and word of what has been done. */
export function BookingChanges({ order, house, orders, locale, onChange }: BookingChangesProps) {
  const t = useTranslations('checkoutDemo');
  const [done, setDone] = useState('');
  const experience = house.experiences.find(
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
          house={house}
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
        <CancelBooking order={order} locale={locale} onCancel={onChange} />
      ) : null}
    </>
  );
}
