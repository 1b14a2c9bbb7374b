// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { formatPrice } from '../platform/format/price.ts';
import { eventOffer } from './page-offer.ts';

vi.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));
vi.mock('../tickets/checkout/checkout-link.ts', () => ({
  checkoutLink: ({ product }: { product: { id: string } }) => ({
    href: `/checkout/${product.id}`,
    checkout: product.id,
  }),
}));

const event = {
  _id: 'new-year',
  status: 'scheduled',
  price: 1490,
  end: '2027-01-01T02:00:00Z',
} as const;

it('offers the tickets of an event at its own price until its end', async () => {
  expect(await eventOffer(event, 'en')).toMatchObject({
    action: { href: '/checkout/new-year' },
    price: formatPrice(1490),
    until: new Date(event.end),
    afterwards: { href: '/en/events' },
  });
});

it.each(['soldOut', 'cancelled'] as const)('offers other events if one is %s', async (status) => {
  expect(await eventOffer({ ...event, status }, 'cs')).toEqual({
    action: { label: 'event.more', href: '/cs/udalosti', openInNewWindow: false },
    price: null,
  });
});

it.each([0, null])('offers other events after an event with the price %s', async (price) => {
  expect(await eventOffer({ ...event, price }, 'en')).toEqual({
    action: { label: 'event.more', href: '/en/events', openInNewWindow: false },
    price: null,
    from: new Date(event.end),
  });
});
