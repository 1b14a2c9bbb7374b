import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { toQuery } from '#lib/tickets/checkout/checkout-query';
import type { CheckoutOrder } from '#lib/tickets/checkout/checkout-request';
import { demoCheckout } from '#lib/tickets/checkout/demo-checkout';
import type { Order } from '../rules/order';
import { DemoButton } from './demo-button';
import { OrderCard } from './order-card';
import styles from './result.module.css';

interface PlacedProps {
  readonly order: Order;
  readonly request: CheckoutOrder;
  readonly onAnother: () => void;
}

/** Renders a placed order: its number, and what can be done with it. */
export function Placed({ order, request, onAnother }: PlacedProps) {
  const t = useTranslations('checkoutDemo');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const product = { kind: 'booking', order: order.number } as const;
  return (
    <div className={styles.result}>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {t(order.item.kind === 'voucher' ? 'placedVoucher' : 'placedTitle')}
      </h1>
      <OrderCard order={order} locale={request.locale} />
      <p>{t('placedText')}</p>
      <p>
        <a href={`${demoCheckout.path}?${toQuery({ ...request, product })}`}>{t('manage')}</a>
      </p>
      <div>
        <DemoButton quiet onPress={onAnother}>
          {t('another')}
        </DemoButton>
      </div>
    </div>
  );
}
