import type { CheckoutProduct } from '../../lib/tickets/checkout/checkout-request.ts';
import { adultsOfVoucher } from '../../lib/tickets/limits.ts';
import type { Catalog, DemoEvent, DemoExperience, DemoTicket } from './catalog.ts';
import { type EventTicketNames, eventTickets } from './event-tickets.ts';

/** One thing on sale; a draft stores its `key`. */
export type Sale =
  | {
      readonly kind: 'visit';
      readonly key: string;
      readonly experience: DemoExperience;
      readonly tickets: readonly DemoTicket[];
    }
  | {
      readonly kind: 'event';
      readonly key: string;
      readonly event: DemoEvent;
      readonly tickets: readonly DemoTicket[];
    }
  | {
      readonly kind: 'voucher';
      readonly key: string;
      /** For two adults on an experience, instead of an amount. */
      readonly forTwo: boolean;
      readonly tickets: readonly DemoTicket[];
    };

/** Returns what kind of thing a link requests; without one, the visitor chooses a visit. */
export function kindOf({ kind }: CheckoutProduct): Sale['kind'] {
  return kind === 'event' || kind === 'voucher' ? kind : 'visit';
}

/** The names of what has none in the catalog, in the visitor's language. */
export interface SaleNames extends EventTicketNames {
  /** That of a voucher. */
  amount(amount: number): string;
  /** That of a voucher for two. */
  forTwo(experience: string): string;
}

/** Returns everything on sale. A voucher is a ticket of its own that admits nobody yet. */
export function salesOf(catalog: Catalog, names: SaleNames): Sale[] {
  const amounts = catalog.voucherAmounts.map((amount) =>
    voucherSale(`${amount}`, names.amount(amount), amount, false),
  );
  const forTwo = catalog.experiences.map(({ id, title, price }) =>
    voucherSale(id, names.forTwo(title), adultsOfVoucher * price, true),
  );
  return [
    ...catalog.experiences.map((experience) => ({
      kind: 'visit' as const,
      key: experience.id,
      experience,
      tickets: experience.tickets,
    })),
    ...catalog.events.map((event) => ({
      kind: 'event' as const,
      key: event.id,
      event,
      tickets: eventTickets(event.price, event.drinksIncluded, names),
    })),
    ...amounts,
    ...forTwo,
  ];
}

function voucherSale(id: string, name: string, price: number, forTwo: boolean): Sale {
  const ticket = { id: 'voucher', name, note: null, price, persons: 0, adults: 0 };
  return { kind: 'voucher', key: `voucher ${id}`, forTwo, tickets: [ticket] };
}

/**
 * Returns the key of what a link requests; null if the visitor still has to choose. A voucher for
 * two starts with the cheapest experience, whose price its card shows.
 */
export function keyOf(product: CheckoutProduct, sales: readonly Sale[]): string | null {
  if (product.kind === 'experience' || product.kind === 'event') return product.id;
  if (product.kind !== 'voucher') return null;
  if (product.amount) return `voucher ${product.amount}`;
  const forTwo = sales.filter((sale) => sale.kind === 'voucher' && sale.forTwo);
  return forTwo.toSorted((one, other) => priceOf(one) - priceOf(other))[0]?.key ?? null;
}

function priceOf({ tickets: [ticket] }: Sale): number {
  return ticket?.price ?? 0;
}
