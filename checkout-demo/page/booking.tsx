import { useTranslations } from 'next-intl';
import { type SubmitEvent, useState } from 'react';
import type { CheckoutOrder } from '#lib/tickets/checkout/checkout-request';
import type { Catalog } from '../rules/catalog';
import { findOrder, type Order } from '../rules/order';
import { BookingChanges } from './booking-changes';
import { CalendarLink } from './calendar-link';
import { DemoButton } from './demo-button';
import { Field } from './field';
import { OrderCard } from './order-card';
import { Problem } from './question';
import styles from './result.module.css';

interface BookingProps {
  readonly catalog: Catalog;
  readonly request: CheckoutOrder;
  readonly orders: readonly Order[];
  readonly onChange: (order: Order) => void;
}

/** Finds an order by its number and e-mail address, and then offers its changes. */
export function Booking({ catalog, request, orders, onChange }: BookingProps) {
  const { locale, product } = request;
  const t = useTranslations('checkoutDemo');
  const [number, setNumber] = useState(product.kind === 'booking' ? (product.order ?? '') : '');
  const [email, setEmail] = useState('');
  const [sought, setSought] = useState<{ number: string; email: string } | null>(null);
  const order = sought && findOrder(orders, sought.number, sought.email);
  const find = (event: SubmitEvent) => {
    event.preventDefault();
    setSought({ number, email });
  };
  return (
    <div className={styles.result}>
      <h1 className={styles.title}>{t('find')}</h1>
      <form className={styles.result} onSubmit={find} noValidate>
        <p>{t('findText')}</p>
        <Field
          label={t('orderNumber')}
          hint={null}
          problem={null}
          type="text"
          autoComplete="off"
          value={number}
          onChange={setNumber}
        />
        <Field
          label={t('email')}
          hint={null}
          problem={null}
          type="email"
          autoComplete="email"
          value={email}
          onChange={setEmail}
        />
        {sought && !order ? <Problem>{t('notFound')}</Problem> : null}
        <div>
          <DemoButton quiet={order !== null}>{t('findAction')}</DemoButton>
        </div>
      </form>
      {order ? (
        <>
          <OrderCard order={order} locale={locale} />
          {order.status === 'booked' ? (
            <p className={styles.links}>
              <CalendarLink order={order} catalog={catalog} request={request} />
            </p>
          ) : null}
          <BookingChanges
            key={order.number}
            order={order}
            catalog={catalog}
            orders={orders}
            locale={locale}
            onChange={onChange}
          />
        </>
      ) : null}
    </div>
  );
}
