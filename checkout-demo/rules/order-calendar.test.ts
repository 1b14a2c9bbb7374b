import { expect, it } from 'vitest';
import { orderCalendar } from './order-calendar.ts';
import { aCatalog, anOrder } from './testing/fixtures.ts';

const catalog = aCatalog({
  events: [
    {
      id: 'new-year',
      title: 'New Year’s Eve',
      start: '2026-12-31T18:00:00.000Z',
      end: '2027-01-01T00:30:00.000Z',
      price: 890,
      drinksIncluded: true,
    },
  ],
});

const context = {
  description: 'Order number BMP-7K3F-9QXA, 2 guests',
  url: 'https://beermuseum.example/checkout-demo?locale=en&booking=BMP-7K3F-9QXA',
  now: new Date('2026-11-20T09:00:00Z'),
};

/** Returns the lines of an order's file, unfolded (RFC 5545, section 3.1). */
function linesOf(item = anOrder({}).item): string[] | undefined {
  return orderCalendar(anOrder({ item }), catalog, context)?.replace(/\r\n /g, '').split('\r\n');
}

it('a visit lasts as long as its experience', () => {
  const lines = linesOf();
  expect(lines).toContain('UID:BMP-7K3F-9QXA@beermuseum.example');
  expect(lines).toContain('DTSTART:20261205T110000Z');
  expect(lines).toContain('DTEND:20261205T121500Z');
  expect(lines).toContain('LOCATION:Beer Museum Prague\\, Zvonařská 7');
  expect(lines).toContain('DESCRIPTION:Order number BMP-7K3F-9QXA\\, 2 guests');
});

it('an event ends when its document says', () => {
  const { id, title, start } = { id: 'new-year', title: 'E', start: '2026-12-31T18:00:00.000Z' };
  const lines = linesOf({ kind: 'event', id, title, start });
  expect(lines).toContain('DTEND:20270101T003000Z');
});

it('there is no file where the end is unknown', () => {
  const gone = {
    kind: 'event',
    id: 'gone',
    title: 'E',
    start: '2026-12-31T18:00:00.000Z',
  } as const;
  expect(linesOf(gone)).toBeUndefined();
});
