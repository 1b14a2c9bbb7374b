import { describe, expect, it } from 'vitest';
import type { FullDocument } from '../json/json.ts';
import { planTransactions } from './plan-transactions.ts';

const reference = (id: string) => ({ _type: 'reference', _ref: id });
const page = (id: string, ...links: string[]): FullDocument => ({
  _id: id,
  _type: 'page',
  links: links.map(reference),
});

const a = page('a', 'b');
const b = page('b', 'a', `image-${'0123456789'.repeat(4)}-1x1-jpg`);
const tiny = 1;

describe('planTransactions', () => {
  it('writes everything in one transaction if it fits', () => {
    expect(planTransactions([a, b], new Set())).toEqual([[a, b]]);
  });

  it('returns no transactions without documents', () => {
    expect(planTransactions([], new Set())).toEqual([]);
  });

  it('refers weakly to later documents at first, and strongly in the end', () => {
    const weak = { ...a, links: [{ ...reference('b'), _weak: true }] };
    expect(planTransactions([a, b], new Set(), tiny)).toEqual([[weak], [b], [a]]);
  });

  it('takes no document for an asset because of the first word of its id', () => {
    const hall = page('image-hall');
    const linked = page('a', 'image-hall');
    const weak = { ...linked, links: [{ ...reference('image-hall'), _weak: true }] };
    expect(planTransactions([linked, hall], new Set(), tiny)).toEqual([[weak], [hall], [linked]]);
  });

  it('refers strongly to documents already in the dataset', () => {
    expect(planTransactions([a, b], new Set(['b']), tiny)).toEqual([[a], [b]]);
  });
});
