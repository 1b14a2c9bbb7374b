import { describe, expect, it } from 'vitest';
import type { CheckoutProduct } from '../../lib/tickets/checkout/checkout-request.ts';
import type { Problems } from './check-draft.ts';
import { salesOf } from './sale.ts';
import { entryStep, isAnswered, nextStep, shownStep, stepsFor } from './steps.ts';
import { aCatalog, saleNames } from './testing/fixtures.ts';

const anOrder = (product: CheckoutProduct) => ({
  locale: 'en' as const,
  product,
  date: null,
  time: null,
  language: null,
  party: null,
  tickets: null,
  ref: null,
  dsc: null,
});

const none: Problems = { product: false, time: null, party: null, message: false, email: false };
const visit = stepsFor(anOrder({ kind: 'tickets' }));
const [sale = null] = salesOf(aCatalog({}), saleNames({}));
const entered = { sale, code: null, problems: { ...none, time: 'missing' } } as const;

it.each([
  [{ kind: 'tickets' }, 'experience', 4],
  [{ kind: 'experience', id: 'cellar-route' }, 'tickets', 4],
  [{ kind: 'event', id: 'concert' }, 'tickets', 2],
  [{ kind: 'voucher', amount: null }, 'voucher', 3],
  [{ kind: 'voucher', amount: 500 }, 'message', 3],
] as const)('a link with %j begins with the step %s of %d', (product, step, count) => {
  expect(entryStep(anOrder(product), entered)).toBe(step);
  expect(stepsFor(anOrder(product))).toHaveLength(count);
});

describe('a link that has chosen tickets', () => {
  const tickets = { adult: 2, child: 1 };
  const experience = { ...anOrder({ kind: 'experience', id: 'cellar-route' }), tickets };

  it('leads past them to the time, or to the order where the time is chosen, too', () => {
    const timed = { ...experience, date: '2026-12-04', time: '14:30' };
    expect(entryStep(experience, entered)).toBe('time');
    expect(entryStep(timed, { ...entered, problems: none })).toBe('order');
    expect(entryStep(timed, entered)).toBe('time');
    expect(entryStep({ ...experience, product: { kind: 'event', id: 'concert' } }, entered)).toBe(
      'order',
    );
  });

  it('asks for them again if one is not sold, or they cannot be booked', () => {
    const withSenior = { ...experience, tickets: { ...tickets, senior: 1 } };
    const alone = { ...entered, problems: { ...entered.problems, party: 'adultNeeded' } } as const;
    const unsold = { ...entered, sale: null, problems: { ...entered.problems, product: true } };
    expect(entryStep(withSenior, entered)).toBe('tickets');
    expect(entryStep(experience, alone)).toBe('tickets');
    expect(entryStep(experience, unsold)).toBe('tickets');
  });

  it('shows them where the code does not apply to them', () => {
    const code = { ok: false, problem: 'count', count: 4 } as const;
    expect(entryStep(experience, { ...entered, code })).toBe('tickets');
  });
});

it('shows no step before those ahead of it are answered', () => {
  expect(shownStep(visit, 'order', none)).toBe('order');
  expect(shownStep(visit, 'order', { ...none, time: 'full' })).toBe('time');
  expect(shownStep(visit, 'order', { ...none, time: 'missing', party: 'empty' })).toBe('tickets');
  expect(shownStep(visit, 'time', { ...none, product: true })).toBe('experience');
});

it('leads past a time that the link has chosen, if it can be booked', () => {
  const open = anOrder({ kind: 'experience', id: 'cellar-route' });
  const chosen = { ...open, date: '2026-12-04', time: '14:30' };
  expect(nextStep('tickets', open, none)).toBe('time');
  expect(nextStep('tickets', chosen, none)).toBe('order');
  expect(nextStep('tickets', chosen, { ...none, time: 'full' })).toBe('time');
  expect(nextStep('time', chosen, none)).toBe('order');
  expect(nextStep('order', chosen, none)).toBeNull();
});

it('shows an answered step again, and one with a problem of its own', () => {
  expect(shownStep(visit, 'experience', none)).toBe('experience');
  expect(shownStep(visit, 'order', { ...none, email: true })).toBe('order');
});

it('an event that is no longer on sale stops at its tickets', () => {
  const event = stepsFor(anOrder({ kind: 'event', id: 'gone' }));
  expect(shownStep(event, 'order', { ...none, product: true })).toBe('tickets');
});

it('a message that is too long is a problem of its step', () => {
  expect(isAnswered('message', { ...none, message: true })).toBe(false);
  expect(isAnswered('message', { ...none, email: true })).toBe(true);
});
