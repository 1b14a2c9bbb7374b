import { describe, expect, it } from 'vitest';
import type { DiscountDeal } from '#lib/content/get-discounts';
import { findDemoCode } from './find-demo-code';

const now = new Date('2026-12-01T10:00:00Z');

function aDeal(deal: Partial<DiscountDeal>): DiscountDeal {
  const dates = { validFrom: null, validThrough: '2026-12-31' };
  const applies = { ticketCount: null, ticketTypes: null, experiences: null };
  const named = { _id: 'ten', _type: 'deal' as const, title: 'Ten', code: 'VAULT10', discount: 10 };
  return { ...named, ...dates, ...applies, ...deal };
}

describe('a code', () => {
  it.each(['vault10', '  VAULT10 '])('ignores case and surrounding spaces: %j', (typed) => {
    expect(findDemoCode([aDeal({})], typed, now)).toMatchObject({ code: 'VAULT10' });
  });

  it('is not revealed before the first day of its deal', () => {
    const deals = [aDeal({ validFrom: '2026-12-02' })];
    expect(findDemoCode(deals, 'VAULT10', now)).toBeNull();
    expect(findDemoCode(deals, 'VAULT10', new Date('2026-12-01T23:00:00Z'))).not.toBeNull();
  });

  it('is that of the deal that is valid now, or else of one that has ended', () => {
    const past = aDeal({ validThrough: '2025-12-31', discount: 5 });
    expect(findDemoCode([past, aDeal({})], 'VAULT10', now)).toMatchObject({ discount: 10 });
    expect(findDemoCode([past], 'VAULT10', now)).toMatchObject({ discount: 5 });
    expect(findDemoCode([past], 'WINTER', now)).toBeNull();
  });
});
