import { expect, it } from 'vitest';
import { targetMoments, withoutComingTargets } from './coming-targets.ts';

const deal = (validFrom: string | null) => ({
  _type: 'deal',
  validFrom,
  validThrough: '2026-12-31',
});
const link = (validFrom: string | null) => ({ _type: 'link', label: 'See', page: deal(validFrom) });
const midnight = new Date('2026-12-06T23:00:00Z');

const value = {
  promoLink: link('2026-12-07'),
  actions: [link('2026-12-01'), link(null), link('2027-01-01')],
  body: [{ markDefs: [{ _type: 'textLink', page: deal('2026-12-07') }] }],
};

it('finds when the deals begin to which links at any depth lead', () => {
  expect(targetMoments(value)).toEqual(
    [midnight, '2026-11-30T23:00:00Z', '2026-12-31T23:00:00Z', midnight].map((at) =>
      new Date(at).getTime(),
    ),
  );
  expect(targetMoments([null, 'a', { page: 'b' }])).toEqual([]);
});

it('leaves out the targets of links until their first day begins in Prague', () => {
  const before = withoutComingTargets(value, new Date(midnight.getTime() - 1));
  expect(before).toEqual({
    promoLink: { ...link(null), page: null },
    actions: [link('2026-12-01'), link(null), { ...link(null), page: null }],
    body: [{ markDefs: [{ _type: 'textLink', page: null }] }],
  });
  expect(withoutComingTargets(value, midnight).promoLink).toEqual(link('2026-12-07'));
});

it('returns the value itself once all have begun', () => {
  expect(withoutComingTargets(value, new Date('2027-01-02T00:00:00Z'))).toBe(value);
});
