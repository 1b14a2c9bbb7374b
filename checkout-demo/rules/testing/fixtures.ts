import { weekdays } from '../../../lib/time/weekdays.ts';
import type { BillLine } from '../bill.ts';
import type { Catalog, DemoExperience, DemoTicket } from '../catalog.ts';
import type { DemoCode } from '../demo-code.ts';
import type { Order, OrderItem } from '../order.ts';
import type { SaleNames } from '../sale.ts';
import type { Draft } from '../storage.ts';

/** Returns a ticket: one adult at 490 Kč, with the given fields overridden. */
export function aTicket(ticket: Partial<DemoTicket>): DemoTicket {
  return { id: 'adult', name: 'Adult', note: null, price: 490, persons: 1, adults: 1, ...ticket };
}

/** The ticket types of an experience with an adult price of 490 Kč. */
export const tickets: readonly DemoTicket[] = [
  aTicket({}),
  aTicket({ id: 'child', name: 'Child', price: 245, adults: 0 }),
  aTicket({ id: 'infant', name: 'Under 6', price: 0, adults: 0 }),
  aTicket({ id: 'family', name: 'Family', price: 1372, persons: 4, adults: 2 }),
];

/** Returns a code for 10 per cent off everything, through 2027. */
export function aCode(code: Partial<DemoCode>): DemoCode {
  return {
    code: 'VAULT10',
    discount: 10,
    validFrom: null,
    validThrough: '2027-12-31',
    experiences: null,
    tickets: null,
    count: null,
    ...code,
  };
}

/** Returns a draft in which nothing is chosen yet, with the given fields overridden. */
export function aDraft(draft: Partial<Draft>): Draft {
  return {
    entry: '',
    product: null,
    date: null,
    start: null,
    language: null,
    counts: {},
    code: '',
    email: '',
    recipient: '',
    message: '',
    ...draft,
  };
}

/** Returns a visit on the Cellar Route that starts at an instant (ISO). */
export function aVisit(start: string): Order['item'] {
  return { kind: 'visit', id: 'cellar-route', title: 'The Cellar Route', start, language: 'cs' };
}

/** Returns a line of an order: two adults at 490 Kč each, with the given fields overridden. */
export function aLine(line: Partial<BillLine>): BillLine {
  return { id: 'adult', name: 'Adult', count: 2, amount: 980, persons: 1, adults: 1, ...line };
}

type VoucherItem = Extract<OrderItem, { kind: 'voucher' }>;

/** Returns a voucher over 500 Kč, with the given fields overridden. */
export function aVoucher(voucher: Partial<VoucherItem>): VoucherItem {
  return {
    kind: 'voucher',
    title: 'Voucher for 500 Kč',
    code: 'GIFT-7K3F-9QXA',
    recipient: '',
    message: '',
    validThrough: '2027-11-20',
    ...voucher,
  };
}

/** Returns the Cellar Route in three languages, with the given fields overridden. */
export function anExperience(experience: Partial<DemoExperience>): DemoExperience {
  return {
    id: 'cellar-route',
    title: 'The Cellar Route',
    summary: '',
    price: 490,
    minutes: 75,
    seats: 16,
    languages: ['cs', 'en', 'de'],
    departures: null,
    meetingPoint: null,
    tickets,
    ...experience,
  };
}

/** Returns names of what has none in a catalog, with the given ones overridden. */
export function saleNames(names: Partial<SaleNames>): SaleNames {
  const event = { entry: 'Entry', entryWithSoftDrinks: 'Entry with soft drinks' };
  return { amount: String, forTwo: String, ...event, ...names };
}

/** The opening hours of a museum that is open every day. */
export const openDaily: Catalog['plan'] = {
  weekly: weekdays.map((day) => ({ day, opens: '10:00', closes: '22:00', lastEntry: '20:30' })),
  exceptions: null,
};

/** Returns a catalog with the Cellar Route alone, with the given fields overridden. */
export function aCatalog(catalog: Partial<Catalog>): Catalog {
  return {
    address: 'Beer Museum Prague, Zvonařská 7',
    plan: { weekly: [], exceptions: null },
    languageDays: [],
    experiences: [anExperience({})],
    events: [],
    voucherAmounts: [500],
    ...catalog,
  };
}

/** Returns a booking of two for 5 December 2026 at noon in Prague. */
export function anOrder(order: Partial<Order>): Order {
  return {
    number: 'BMP-7K3F-9QXA',
    email: 'jana@example.com',
    placedAt: '2026-11-20T09:00:00.000Z',
    item: aVisit('2026-12-05T11:00:00.000Z'),
    lines: [aLine({})],
    guests: 2,
    code: null,
    codeTerms: null,
    discount: 0,
    total: 980,
    ref: null,
    status: 'booked',
    ...order,
  };
}
