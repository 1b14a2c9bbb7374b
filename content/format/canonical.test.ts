import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../json/json.ts';
import { sameMeaning } from './canonical.ts';

const text = (children: JsonObject[], markDefs: JsonObject[] = []) => ({
  _type: 'block',
  style: 'normal',
  markDefs,
  children,
});

const span = (text: string, ...marks: string[]) => ({ _type: 'span', text, marks });

describe('sameMeaning', () => {
  it('ignores keys, revisions, empty fields and the order of fields', () => {
    const one = { _id: 'a', title: 'Hops', list: [{ _key: '1', a: 1, b: 2 }] };
    const other = {
      list: [{ b: 2, a: 1, _key: '2' }],
      title: 'Hops',
      _id: 'a',
      _rev: 'x',
      c: null,
    };
    expect(sameMeaning(one, other)).toBe(true);
  });

  it('detects other texts and another order of items', () => {
    expect(sameMeaning({ title: 'Hops' }, { title: 'Malt' })).toBe(false);
    expect(sameMeaning([{ a: 1 }, { a: 2 }], [{ a: 2 }, { a: 1 }])).toBe(false);
  });

  it('ignores how an editor split the text and named the links', () => {
    const one = text(
      [span('Cold '), span('cellar', 'strong', 'k1')],
      [{ _key: 'k1', _type: 'textLink', href: '#a' }],
    );
    const other = text(
      [span('Co'), span('ld '), span('cellar', 'k9', 'strong'), span('')],
      [
        { _key: 'k8', _type: 'textLink', href: '#unused' },
        { _key: 'k9', href: '#a', _type: 'textLink' },
      ],
    );
    expect(sameMeaning(one, other)).toBe(true);
  });

  it('detects a link with another target', () => {
    const linked = (href: string) =>
      text([span('cellar', 'k1')], [{ _key: 'k1', _type: 'textLink', href }]);
    expect(sameMeaning(linked('#a'), linked('#b'))).toBe(false);
  });
});
