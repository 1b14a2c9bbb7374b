import { useTranslations } from 'next-intl';
import { Icon } from '#components/ui/icon';
import type { CheckoutOrder } from '#lib/tickets/checkout/checkout-request';
import type { Catalog } from '../rules/catalog';
import { managePath } from '../rules/manage-path';
import type { Order } from '../rules/order';
import { orderCalendar } from '../rules/order-calendar';

interface CalendarLinkProps {
  readonly order: Order;
  readonly catalog: Catalog;
  readonly request: CheckoutOrder;
}

/**
 * Renders the link to the calendar file of an order, where there is one. The link contains the file,
 * because the order is in the browser only.
 */
export function CalendarLink({ order, catalog, request }: CalendarLinkProps) {
  const t = useTranslations('checkoutDemo');
  const { number, guests } = order;
  const file = orderCalendar(order, catalog, {
    description: `${t('orderNumber')}: ${number}\n${t('guests', { count: guests })}`,
    url: `${location.origin}${managePath(request, number)}`,
    now: new Date(),
  });
  if (!file) return null;
  return (
    <a
      href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
      download={`${number}.ics`}
    >
      <Icon name="calendar" size="sm" />
      {t('addToCalendar')}
    </a>
  );
}
