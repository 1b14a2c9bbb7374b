import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { enhanceCalendar } from './enhance-calendar';
import type { KnownStarts } from './show-places';

const requestStarts = vi.hoisted(() => vi.fn<typeof import('./show-places').requestStarts>());
vi.mock('./show-places', async (importOriginal) => ({
  ...(await importOriginal<typeof import('./show-places')>()),
  requestStarts,
}));

/** Answers that a span of time has no starts on sale. */
const soldOut = (from: string, through: string) => ({ from, through, starts: [] });

const tableOf = (month: string, isHidden = false) => `<table data-month="${month}"
  ${isHidden ? 'hidden' : ''}><caption>${month}</caption>
  <tr><td>5<button name="date" value="${month}-05">5</button></td></tr></table>`;

/** The first four starts of a day, in Prague and in UTC; three of them are shown. */
const nextStarts = ['11', '12', '13', '14'].map(
  (
    hour,
  ) => `<span data-shown="../2026-12-05T${Number(hour) - 1}:00Z" ${hour === '14' ? 'hidden' : ''}>
    <button name="date" value="2026-12-05T${hour}:00">${hour}:00</button></span>`,
);

/** Renders a calendar of three months, the last of which is shown on request. */
function aCalendar(): HTMLFormElement {
  document.body.innerHTML = `<form data-visit-days="sold out"><p>${nextStarts.join('')}</p>
    <div data-months="2026-12 2027-02">${tableOf('2026-12')}${tableOf('2027-01')}${tableOf('2027-02', true)}</div>
    <button formaction="/en/visit-days" name="month" value="2026-11" disabled>before</button>
    <button formaction="/en/visit-days" name="month" value="2027-01">after</button>
    <p data-by-hours>by the opening hours</p>
    <p data-by-places hidden>sold out is crossed out</p>
  </form>`;
  const [form] = document.forms;
  if (!form) throw new Error('no form');
  return form;
}

const byHours = () => screen.getByText('by the opening hours');
const byPlaces = () => screen.getByText('sold out is crossed out');

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-05T07:00:00Z'), toFake: ['Date'] });
  requestStarts.mockReset();
  requestStarts.mockResolvedValueOnce(soldOut('2026-12-01', '2027-01-31'));
  return () => vi.useRealTimers();
});

it('says that sold-out days are crossed out once the provider has said which', async () => {
  const form = aCalendar();
  enhanceCalendar(form, '/checkout.js');
  expect(byHours()).toBeVisible();
  await expect.poll(byPlaces).toBeVisible();
  expect(byHours()).not.toBeVisible();
  expect(form.querySelector('button')).toBeDisabled();
});

it('shows the next starts that have places', async () => {
  requestStarts.mockReset();
  const starts = [{ date: '2026-12-05', time: '14:00', languages: [], places: 1 }];
  requestStarts.mockResolvedValueOnce({ from: '2026-12-01', through: '2027-01-31', starts });
  enhanceCalendar(aCalendar(), '/checkout.js');
  await expect.poll(() => screen.getByText('14:00')).toBeVisible();
  expect(screen.getByText('11:00')).not.toBeVisible();
});

/**
 * Has the provider answer that only the last of the starts of the day has places, once the returned
 * function is called.
 */
function fullExceptTheLast() {
  const { promise, resolve } = Promise.withResolvers<KnownStarts>();
  requestStarts.mockReset();
  requestStarts.mockReturnValueOnce(promise);
  const starts = [{ date: '2026-12-05', time: '14:00', languages: [], places: 1 }];
  return () => resolve({ from: '2026-12-01', through: '2027-01-31', starts });
}

it('leaves the line of starts with the focus as it is until the focus has left it', async () => {
  const answer = fullExceptTheLast();
  enhanceCalendar(aCalendar(), '/checkout.js');
  const [first, second] = ['11:00', '12:00'].map((name) => screen.getByRole('button', { name }));
  first?.focus();
  answer();
  await expect.poll(byPlaces).toBeVisible();
  expect(first).toHaveFocus();
  expect(first).toBeEnabled();
  second?.focus();
  expect(second).toBeVisible();
  screen.getByRole('button', { name: 'after' }).focus();
  await expect.poll(() => screen.getByText('14:00')).toBeVisible();
  expect(first).toBeDisabled();
  expect(first).not.toBeVisible();
});

it('leaves the line of starts under the pointer as it is until the pointer has left it', async () => {
  const answer = fullExceptTheLast();
  const form = aCalendar();
  enhanceCalendar(form, '/checkout.js');
  const line = form.querySelector('p');
  if (!line) throw new Error('no line of starts');
  // The DOM of the tests has no pointer.
  const matches = vi.spyOn(line, 'matches').mockImplementation((name) => name === ':hover');
  answer();
  await expect.poll(byPlaces).toBeVisible();
  expect(screen.getByText('11:00')).toBeEnabled();
  matches.mockRestore();
  line.dispatchEvent(new MouseEvent('mouseleave'));
  await expect.poll(() => screen.getByText('14:00')).toBeVisible();
  expect(screen.getByText('11:00')).not.toBeVisible();
});

it('passes the tab stop of a month on when its day is hidden after the last start', async () => {
  const form = aCalendar();
  const next = form.querySelector('tr')?.insertCell();
  if (next) next.innerHTML = '6<button name="date" value="2026-12-06">6</button>';
  const [today, tomorrow] = form.querySelectorAll<HTMLElement>('tr button');
  if (!today || !tomorrow) throw new Error('no days');
  requestStarts.mockReset();
  requestStarts.mockRejectedValue(new Error('unreachable'));
  enhanceCalendar(form, '/checkout.js');
  expect([today.tabIndex, tomorrow.tabIndex]).toEqual([0, -1]);
  // The DOM of the tests has no layout.
  vi.spyOn(today, 'getClientRects').mockReturnValue(Object.assign([], { item: () => null }));
  today.hidden = true;
  await expect.poll(() => tomorrow.tabIndex).toBe(0);
});

it('says so of a later month only after its own answer', async () => {
  enhanceCalendar(aCalendar(), '/checkout.js');
  await expect.poll(byPlaces).toBeVisible();
  let answer: (starts: KnownStarts) => void = () => undefined;
  requestStarts.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'after' }));
  await expect.poll(() => requestStarts.mock.lastCall?.[2]).toEqual(['2027-02']);
  expect(byPlaces()).not.toBeVisible();
  answer(soldOut('2027-02-01', '2027-02-28'));
  await expect.poll(byPlaces).toBeVisible();
});

it('says how it is of months of which the provider cannot say it', async () => {
  enhanceCalendar(aCalendar(), '/checkout.js');
  await expect.poll(byPlaces).toBeVisible();
  requestStarts.mockRejectedValueOnce(new Error('unreachable'));
  await userEvent.click(screen.getByRole('button', { name: 'after' }));
  await expect.poll(byHours).toBeVisible();
  expect(byPlaces()).not.toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'before' }));
  await expect.poll(byPlaces).toBeVisible();
});
