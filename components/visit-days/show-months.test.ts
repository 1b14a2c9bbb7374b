import { afterEach, expect, it, vi } from 'vitest';
import { hasDays, isOffered, showMonths, shownMonths } from './show-months';

const table = (month: string) => `<table data-month="${month}"><caption>${month}</caption></table>`;

function calendar(): HTMLFormElement {
  document.body.innerHTML = `<form action="/en/checkout">
    <button name="month" formaction="/en/visit-days" value="2026-10">before</button>
    <button name="month" formaction="/en/visit-days" value="2026-12">after</button>
    <div data-months="2026-11 2027-10">${table('2026-11')}${table('2026-12')}</div>
  </form>`;
  const [form] = document.forms;
  if (!form) throw new Error('no form');
  return form;
}

afterEach(() => vi.unstubAllGlobals());

it('a calendar offers the months between its bounds, or without any, those it shows', () => {
  const form = calendar();
  const offered = () => ['2026-10', '2026-12', '2027-03'].map((month) => isOffered(form, month));
  expect(offered()).toEqual([false, true, true]);
  form.querySelector('[data-months]')?.removeAttribute('data-months');
  expect(offered()).toEqual([false, true, false]);
});

it('only a month with a day that can be chosen has days', () => {
  const form = calendar();
  const cell = '<tbody><tr><td><button name="date" value="2026-12-05">5</button></td></tr></tbody>';
  form.querySelector('[data-month="2026-12"]')?.insertAdjacentHTML('beforeend', cell);
  expect(['2026-11', '2026-12', '2027-01'].map((month) => hasDays(form, month))).toEqual([
    false,
    true,
    false,
  ]);
});

it('months are requested once more after a server error', async () => {
  const months = new Response(`<form>${table('2026-12')}${table('2027-01')}</form>`);
  const fetch = vi
    .fn()
    .mockResolvedValueOnce(new Response('', { status: 503 }))
    .mockResolvedValueOnce(months);
  vi.stubGlobal('fetch', fetch);
  const form = calendar();
  await showMonths(form, '2026-12');
  expect(shownMonths(form)).toEqual(['2026-12', '2027-01']);
  expect(new URL(fetch.mock.lastCall?.[0]).search).toBe('?month=2026-12');
});

it.each([
  ['arrive', () => new Response(`<form>${table('2026-12')}${table('2027-01')}</form>`)],
  ['fail', () => new Response('', { status: 404 })],
])('months that %s after others have been requested are not shown', async (_, answer) => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => promise);
  const form = calendar();
  const later = showMonths(form, '2026-12');
  await showMonths(form, '2026-11');
  resolve(answer());
  await later;
  expect(shownMonths(form)).toEqual(['2026-11', '2026-12']);
});
