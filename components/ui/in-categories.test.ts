import { describe, expect, it } from 'vitest';
import { inCategories } from './in-categories';

const entries = [
  { category: 'access', question: 'lift' },
  { category: 'beer', question: 'foam' },
  { category: 'beer', question: 'malt' },
  { category: 'tickets', question: 'price' },
];

function ask(wanted: string[], limit: number | null = null) {
  return inCategories(entries, wanted, limit).map(({ category, entries: taken }) => [
    category,
    ...taken.map(({ question }) => question),
  ]);
}

describe('inCategories', () => {
  it('returns all categories when none is chosen', () => {
    expect(ask([])).toEqual([
      ['access', 'lift'],
      ['beer', 'foam', 'malt'],
      ['tickets', 'price'],
    ]);
  });

  it('returns the chosen categories, in that order, each once', () => {
    expect(ask(['tickets', 'beer', 'tickets'])).toEqual([
      ['tickets', 'price'],
      ['beer', 'foam', 'malt'],
    ]);
  });

  it('stops at what a list may show', () => {
    const many = Array.from({ length: 5000 }, () => ({ category: 'beer' }));
    expect(inCategories(many, [], null)[0]?.entries).toHaveLength(100);
  });

  it('stops at the limit, and leaves empty categories out', () => {
    expect(ask(['beer', 'tickets'], 1)).toEqual([['beer', 'foam']]);
    expect(ask(['parking', 'tickets'])).toEqual([['tickets', 'price']]);
  });
});
