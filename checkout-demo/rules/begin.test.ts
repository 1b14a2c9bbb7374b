import { expect, it } from 'vitest';
import { readQuery } from '../../lib/tickets/checkout/checkout-query.ts';
import { weekdays } from '../../lib/time/weekdays.ts';
import { beginDraft, returnPath } from './begin.ts';
import { salesOf } from './sale.ts';
import { aCatalog, anExperience, aTicket, saleNames } from './testing/fixtures.ts';

const late = { opens: '10:00', closes: '02:00', lastEntry: '00:30' };
const tours = aCatalog({
  plan: { weekly: weekdays.map((day) => ({ day, ...late })), exceptions: null },
});
const sales = salesOf(tours, saleNames({}));
const now = new Date('2026-12-04T12:00:00Z'); // 13:00 in Prague

function begun(query: string) {
  const order = readQuery(new URLSearchParams(`experience=cellar-route&${query}`));
  return beginDraft(order, query, { sales, tours, now });
}

it('begins with the day, the start and the language of the link', () => {
  expect(begun('date=2026-12-04T14:30&language=de')).toMatchObject({
    date: '2026-12-04',
    start: '2026-12-04T13:30:00.000Z',
    language: 'de',
  });
  expect(begun('date=2026-12-06')).toMatchObject({ date: '2026-12-06', start: null });
});

it('begins with the day alone where its start is not on offer', () => {
  for (const time of ['12:30', '14:10', '08:00']) {
    expect(begun(`date=2026-12-04T${time}`)).toMatchObject({ date: '2026-12-04', start: null });
  }
});

it('begins with as many adults as there are guests, whichever ticket is the first', () => {
  const family = aTicket({ id: 'family', persons: 4, adults: 2 });
  const experiences = [anExperience({ tickets: [family, aTicket({})] })];
  const others = salesOf(aCatalog({ experiences }), saleNames({}));
  const order = readQuery(new URLSearchParams('experience=cellar-route&party=2'));
  const { counts } = beginDraft(order, '', { sales: others, tours, now });
  expect(counts).toEqual({ adult: 2 });
});

it('shows a start after midnight on the day before', () => {
  expect(begun('date=2026-12-05T00:30')).toMatchObject({
    date: '2026-12-04',
    start: '2026-12-04T23:30:00.000Z',
  });
});

it.each([
  ['/de/kasse?a=b', '/de/kasse?a=b'],
  ['/', '/de'],
  ['', '/de'],
  ['//elsewhere.example', '/de'],
  ['/\\elsewhere.example', '/de'],
  ['/\t/elsewhere.example', '/de'],
  ['https://elsewhere.example/de', '/de'],
])('leads back from %j to %s', (path, expected) => {
  expect(returnPath(new URLSearchParams({ return: path }), 'de')).toBe(expected);
});
