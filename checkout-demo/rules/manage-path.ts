import { toQuery } from '../../lib/tickets/checkout/checkout-query.ts';
import type { CheckoutOrder } from '../../lib/tickets/checkout/checkout-request.ts';
import { demoCheckout } from '../../lib/tickets/checkout/demo-checkout.ts';

/** Returns the path and query at which an order, by its number, is changed or cancelled. */
export function managePath(request: CheckoutOrder, number: string): string {
  const product = { kind: 'booking', order: number } as const;
  return `${demoCheckout.path}?${toQuery({ ...request, product })}`;
}
