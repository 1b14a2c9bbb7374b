import { expect, it } from 'vitest';
import type { DemoExperience } from './catalog.ts';
import { keyOf, salesOf } from './sale.ts';
import { aCatalog, anExperience, aTicket, saleNames } from './testing/fixtures.ts';

function anOffer(id: string, price: number): DemoExperience {
  const family = aTicket({ id: 'family', price: 3 * price, persons: 4, adults: 2 });
  return anExperience({ id, title: id, price, tickets: [family, aTicket({ price })] });
}

const catalog = aCatalog({ experiences: [anOffer('masterclass', 790), anOffer('taster', 290)] });

const sales = salesOf(catalog, saleNames({ forTwo: (experience) => `${experience} for two` }));

const tickets = (key: string | null) => sales.find((sale) => sale.key === key)?.tickets;

it('a voucher for two starts with the cheapest experience, at twice the price of an adult', () => {
  const key = keyOf({ kind: 'voucher', amount: null }, sales);
  expect(tickets(key)).toMatchObject([{ name: 'taster for two', price: 580 }]);
});

it('a voucher with an amount and an experience are those of the link', () => {
  const voucher = keyOf({ kind: 'voucher', amount: 500 }, sales);
  expect(tickets(voucher)).toMatchObject([{ price: 500 }]);
  expect(tickets(keyOf({ kind: 'experience', id: 'taster' }, sales))).toMatchObject([
    { id: 'family' },
    { id: 'adult', price: 290 },
  ]);
  expect(keyOf({ kind: 'tickets' }, sales)).toBeNull();
});
