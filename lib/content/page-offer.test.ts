// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { formatPrice } from '../platform/format/price.ts';
import type { Page } from './get-page.ts';
import type { Link } from './model/link.ts';
import { eventOffer, pageOffer } from './page-offer.ts';

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

/** Returns a page whose hero has an action with this address. */
function pageWith(
  action: Partial<Link>,
  hidesTickets = false,
): Pick<Page, 'sections' | 'hidesTickets'> {
  const hero = {
    _key: 'hero',
    _type: 'heroSection' as const,
    anchor: null,
    tone: null,
    label: null,
    heading: 'Long tables',
    lead: null,
    size: null,
    visit: null,
    buyingTerms: null,
    picture: null,
    actions: [{ label: 'Go', href: '/en/x', openInNewWindow: false, ...action }],
  };
  return { sections: [hero], hidesTickets };
}

it('offers the first action of a hero, and the museum’s tickets where it leads to tickets', () => {
  expect(pageOffer(pageWith({ href: '/en/gift-vouchers#vouchers' }), 'en')).toMatchObject({
    action: { href: '/en/gift-vouchers#vouchers' },
    price: null,
  });
  expect(pageOffer(pageWith({ href: '/en/ticketing-office' }), 'en')).toBeUndefined();
});

it('offers nothing where no ticket is needed, even if the hero has an action', () => {
  expect(pageOffer(pageWith({ form: 'reservation' }, true), 'en')).toBeNull();
});
