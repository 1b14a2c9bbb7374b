import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pragueTime } from '#lib/time/prague';
import { cancelled } from '../rules/changes';
import { freeSeats } from '../rules/seats';
import { loadState, saveState } from '../rules/storage';
import {
  aCatalog,
  aCode,
  aDraft,
  anExperience,
  anOrder,
  aVisit,
  aVoucher,
  openDaily,
} from '../rules/testing/fixtures';
import { DemoVisit } from './demo-visit';
import { renderDemo } from './testing/render-demo';

const entry = '?locale=en&voucher=500';
const voucher = anOrder({ item: aVoucher({}) });

const draft = aDraft({ entry, product: 'voucher 500' });

const show = () => renderDemo(<DemoVisit catalog={aCatalog({})} locale="en" entry={entry} />);

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  history.replaceState(null, '');
  location.hash = '';
});

it('what is typed leaves an order of another tab as it is', () => {
  saveState({ orders: [], draft });
  show();
  saveState({ orders: [voucher], draft });
  fireEvent.change(screen.getByLabelText('Who’s it for?'), { target: { value: 'Petr' } });
  expect(screen.getByLabelText('Who’s it for?')).toHaveValue('Petr');
  expect(loadState()).toEqual({ orders: [voucher], draft: { ...draft, recipient: 'Petr' } });
});

it('a cancellation elsewhere is shown at once, and not undone by another order', () => {
  history.replaceState({ placed: voucher.number }, '');
  saveState({ orders: [voucher], draft: null });
  show();
  expect(screen.getByRole('link', { name: 'Change or cancel' })).toBeVisible();
  expect(screen.queryByText('Cancelled')).toBeNull();
  saveState({ orders: [cancelled(voucher)], draft: null });
  fireEvent(window, new Event('pageshow'));
  expect(screen.getByText('Cancelled')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your order is cancelled.');
  expect(screen.queryByRole('link', { name: 'Change or cancel' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Another order' }));
  expect(loadState().orders).toEqual([cancelled(voucher)]);
});

it('the same address begins a new order once one has been placed', () => {
  saveState({ orders: [voucher], draft: null });
  show();
  expect(screen.getByLabelText('Who’s it for?')).toHaveValue('');
});

it('tickets of the link are not asked for again, and can be changed', async () => {
  const linked = '?locale=en&experience=cellar-route&tickets=2.adult+1.child';
  const catalog = aCatalog({ plan: openDaily });
  renderDemo(<DemoVisit catalog={catalog} locale="en" entry={linked} />);
  expect(screen.getByRole('heading', { name: 'Step 3 of 4: Day and time' })).toBeVisible();
  location.hash = '#tickets';
  const adults = await screen.findByRole('spinbutton', { name: 'Adult' });
  expect(adults).toHaveValue(2);
  fireEvent.change(adults, { target: { value: '3' } });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('group', { name: 'Which day?' })).toBeVisible();
  expect(loadState().draft?.counts).toMatchObject({ adult: 3, child: 1 });
});

it('tickets of the link that cannot be booked are asked for, until the visitor goes on', () => {
  const linked = '?locale=en&experience=cellar-route&tickets=1.child';
  renderDemo(<DemoVisit catalog={aCatalog({})} locale="en" entry={linked} />);
  const adults = screen.getByRole('spinbutton', { name: 'Adult' });
  fireEvent.change(adults, { target: { value: '1' } });
  expect(screen.getByRole('heading', { name: 'Step 2 of 4: Tickets' })).toBeVisible();
  expect(adults).toHaveValue(1);
});

describe('on a page that has been open for hours', () => {
  const experience = anExperience({});
  const catalog = aCatalog({ plan: openDaily, experiences: [experience] });
  /** The first start from noon on that has room, and half an hour before it. */
  const noon = Date.parse('2026-12-05T11:00:00Z');
  const halfHours = Array.from({ length: 12 }, (_, index) => new Date(noon + index * 1_800_000));
  const start = halfHours.find((each) => freeSeats(experience, each, []) > 2) ?? new Date(noon);
  const before = new Date(start.getTime() - 1_800_000);
  const { time } = pragueTime(start);
  const startsWith = (clock: string) => new RegExp(`^${clock}`);
  const passed = 'The time you chose has passed. Please choose another.';
  const visit = '?locale=en&experience=cellar-route';
  const chosen = aDraft({
    entry: visit,
    product: experience.id,
    date: '2026-12-05',
    start: start.toISOString(),
    counts: { adult: 2 },
    email: 'jana@example.com',
  });

  it('a start that has passed is not sold, and nothing that was entered is lost', () => {
    saveState({ orders: [], draft: chosen });
    location.hash = '#order';
    vi.useFakeTimers({ now: before, toFake: ['Date'] });
    renderDemo(<DemoVisit catalog={catalog} locale="en" entry={visit} />);
    const place = screen.getByRole('button', { name: 'Place the demo order' });
    vi.setSystemTime(start);
    fireEvent.click(place);
    expect(screen.getByRole('alert')).toHaveTextContent(passed);
    expect(screen.queryByLabelText(startsWith(time))).not.toBeInTheDocument();
    expect(screen.getByLabelText(startsWith('20:30'))).toBeInTheDocument();
    expect(loadState()).toEqual({ orders: [], draft: chosen });
  });

  it('a code that has ended is shown to be over before an order is placed without it', async () => {
    saveState({ orders: [], draft: { ...chosen, code: 'VAULT10' } });
    location.hash = '#order';
    vi.useFakeTimers({ now: new Date('2026-11-30T23:55:00+01:00'), toFake: ['Date'] });
    vi.stubGlobal('fetch', async () => Response.json(aCode({ validThrough: '2026-11-30' })));
    renderDemo(<DemoVisit catalog={catalog} locale="en" entry={visit} />);
    expect(await screen.findByRole('row', { name: /VAULT10/ })).toBeVisible();
    vi.setSystemTime(new Date('2026-12-01T00:05:00+01:00'));
    fireEvent.click(screen.getByRole('button', { name: 'Place the demo order' }));
    expect(await screen.findByText('This code isn’t valid today.')).toBeVisible();
    expect(loadState().orders).toEqual([]);
    location.hash = '#order';
    fireEvent.click(await screen.findByRole('button', { name: 'Place the demo order' }));
    expect(loadState().orders).toMatchObject([{ code: null, discount: 0, total: 980 }]);
  });

  it('nothing is ordered before the server has said whether a code is valid', async () => {
    saveState({ orders: [], draft: { ...chosen, code: 'VAULT10' } });
    location.hash = '#order';
    vi.useFakeTimers({ now: before, toFake: ['Date'] });
    const answer = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', () => answer.promise);
    renderDemo(<DemoVisit catalog={catalog} locale="en" entry={visit} />);
    fireEvent.click(screen.getByRole('button', { name: 'Place the demo order' }));
    expect(await screen.findByText('We’re checking the code …')).toBeVisible();
    expect(loadState().orders).toEqual([]);
    answer.resolve(Response.json(aCode({})));
    expect(await screen.findByText('VAULT10 takes 10% off.')).toBeVisible();
  });

  it.each([
    [404, 'We don’t know this code. Please check the spelling.'],
    [429, /^We couldn’t check this code/],
  ])('a code to which the server answers %i gives no discount', async (status, text) => {
    saveState({ orders: [], draft: { ...chosen, code: 'WINTER' } });
    location.hash = '#tickets';
    vi.useFakeTimers({ now: before, toFake: ['Date'] });
    vi.stubGlobal('fetch', async () => new Response(null, { status }));
    renderDemo(<DemoVisit catalog={catalog} locale="en" entry={visit} />);
    expect(await screen.findByText(text)).toBeVisible();
  });

  /** Renders a booking for two on another day, and chooses the start. */
  function chooseOtherTime() {
    const order = anOrder({ item: aVisit('2026-12-06T11:00:00.000Z') });
    saveState({ orders: [order], draft: null });
    vi.useFakeTimers({ now: before, toFake: ['Date'] });
    const booking = `?locale=en&booking=${order.number}`;
    renderDemo(<DemoVisit catalog={catalog} locale="en" entry={booking} />);
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: order.email } });
    fireEvent.click(screen.getByRole('button', { name: 'Find' }));
    fireEvent.click(screen.getByLabelText(/\b5 Dec/));
    fireEvent.click(screen.getByLabelText(startsWith(time)));
    return order;
  }

  it('a booking is not moved to a start that has passed', () => {
    const order = chooseOtherTime();
    const move = screen.getByRole('button', { name: 'Move to this time' });
    vi.setSystemTime(start);
    fireEvent.click(move);
    expect(screen.getByRole('alert')).toHaveTextContent(passed);
    expect(loadState().orders).toEqual([order]);
  });

  it('a booking is not moved to a start that others have filled', () => {
    const order = chooseOtherTime();
    const guests = freeSeats(experience, start, []);
    const others = anOrder({ number: 'BMP-2222-2222', item: aVisit(start.toISOString()), guests });
    saveState({ orders: [order, others], draft: null });
    fireEvent(window, new Event('storage'));
    fireEvent.click(screen.getByRole('button', { name: 'Move to this time' }));
    expect(screen.getByRole('alert')).toHaveTextContent('This time is sold out.');
    expect(loadState().orders).toEqual([order, others]);
  });
});
