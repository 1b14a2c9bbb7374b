import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Icon } from '#components/ui/icon';
import { pathFor } from '#lib/routing/path-for';
import type { CheckoutOrder } from '#lib/tickets/checkout/checkout-request';
import type { Catalog } from '../rules/catalog';
import { managePath } from '../rules/manage-path';
import type { Order } from '../rules/order';
import { BeforeVisit } from './before-visit';
import { CalendarLink } from './calendar-link';
import { DemoButton } from './demo-button';
import { OrderCard } from './order-card';
import styles from './result.module.css';

interface PlacedProps {
  readonly order: Order;
  readonly catalog: Catalog;
  readonly request: CheckoutOrder;
  readonly onAnother: () => void;
}

/**
 * Renders a placed order: the ticket or voucher, and what comes next; nothing does once it is cancelled.
 */
export function Placed({ order, catalog, request, onAnother }: PlacedProps) {
  const { locale } = request;
  const { item } = order;
  const { kind } = item;
  const t = useTranslations('checkoutDemo');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const another = (
    <div>
      <DemoButton quiet onPress={onAnother}>
        {t('another')}
      </DemoButton>
    </div>
  );
  if (order.status === 'cancelled') {
    return (
      <div className={styles.result}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {t('cancelledText')}
        </h1>
        <OrderCard order={order} locale={locale} />
        {another}
      </div>
    );
  }
  return (
    <div className={styles.result}>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {t(kind === 'voucher' ? 'placedVoucher' : 'placedTitle')}
      </h1>
      <OrderCard order={order} locale={locale} />
      <p>{t('placedText')}</p>
      <ul className={styles.links}>
        {kind === 'voucher' ? null : (
          <li>
            <CalendarLink order={order} catalog={catalog} request={request} />
          </li>
        )}
        <li>
          {kind === 'voucher' ? (
            <a href={`${pathFor('gift-vouchers', locale)}#how`}>
              <Icon name="wax-seal" size="sm" />
              {t('voucherUse')}
            </a>
          ) : (
            <a href={`${pathFor('contact', locale)}#getting-here`}>
              <Icon name="map" size="sm" />
              {t('way')}
            </a>
          )}
        </li>
        <li>
          <a href={managePath(request, order.number)}>
            <Icon name="clock" size="sm" />
            {t('manage')}
          </a>
        </li>
      </ul>
      {item.kind === 'voucher' ? null : <BeforeVisit item={item} catalog={catalog} />}
      {another}
    </div>
  );
}
