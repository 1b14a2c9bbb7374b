import { describe, expect, it } from 'vitest';
import { billFor } from './bill.ts';
import { tryCode } from './code.ts';
import type { DemoCode } from './demo-code.ts';
import { aCode, aTicket, tickets } from './testing/fixtures.ts';

const now = new Date('2026-12-01T10:00:00Z');

function tried(code: Partial<DemoCode>, counts: Record<string, number>) {
  const basket = { product: 'cellar-route', tickets, counts };
  return tryCode(aCode(code), basket, now);
}

describe('a code', () => {
  it.each([
    ['has ended', { validThrough: '2026-11-30' }, { adult: 1 }, 'notValidNow'],
    ['has not begun', { validFrom: '2026-12-02' }, { adult: 1 }, 'notValidNow'],
    ['applies to another experience', { experiences: ['lab'] }, { adult: 1 }, 'notForThis'],
    ['does not apply to children', { tickets: ['adult'] }, { child: 1 }, 'notForTickets'],
    ['requires two tickets', { count: 2 }, { adult: 3 }, 'count'],
    [
      'requires two adult tickets',
      { count: 2, tickets: ['adult'] },
      { adult: 2, child: 1 },
      'count',
    ],
  ])('is rejected with the reason when it %s', (_, code, counts, problem) => {
    expect(tried(code, counts)).toMatchObject({ ok: false, problem });
  });

  it.each(['unknown', 'checking', 'unchecked'] as const)(
    'gives no discount while it is %s',
    (answer) => {
      const basket = { product: 'cellar-route', tickets, counts: { adult: 1 } };
      expect(tryCode(answer, basket, now)).toEqual({ ok: false, problem: answer });
    },
  );

  it('is valid on its first and its last day in Prague', () => {
    expect(tried({ validFrom: '2026-12-01', validThrough: '2026-12-01' }, {}).ok).toBe(true);
  });
});

describe('the bill', () => {
  it('adds up without a code', () => {
    expect(billFor(tickets, { adult: 2, child: 1, infant: 1 }, null)).toMatchObject({
      lines: [
        { id: 'adult', name: 'Adult', count: 2, amount: 980 },
        { id: 'child', name: 'Child', count: 1, amount: 245 },
        { id: 'infant', name: 'Under 6', count: 1, amount: 0 },
      ],
      discount: 0,
      total: 1225,
    });
  });

  it('lowers the price of each ticket the code applies to, and of no other', () => {
    const code = aCode({ tickets: ['adult'] });
    expect(billFor(tickets, { adult: 2, child: 1 }, code)).toMatchObject({
      discount: 98,
      total: 1127,
    });
  });

  it('rounds half a crown up for each ticket', () => {
    const odd = [aTicket({ price: 245 })];
    expect(billFor(odd, { adult: 2 }, aCode({}))).toMatchObject({ discount: 48, total: 442 });
  });
});
