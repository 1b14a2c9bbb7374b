import { describe, expect, it } from 'vitest';
import { differingFields, fingerprintOf } from './fingerprint.ts';

const document = {
  _id: 'event-a',
  _type: 'event',
  title: { en: 'A', cs: 'Á' },
  list: [{ _key: 'x', name: 'one' }],
};

const differences = (other: object) =>
  differingFields(fingerprintOf(document), fingerprintOf({ ...document, ...other }));

describe('fingerprintOf', () => {
  it('is the same for documents with the same meaning', () => {
    expect(
      differences({
        _rev: 'b',
        _updatedAt: '2026-01-01T00:00:00Z',
        title: { cs: 'Á', en: 'A' },
        list: [{ name: 'one', _key: 'y' }],
        gallery: [],
        note: null,
      }),
    ).toEqual([]);
  });

  it('differs in the fields with another meaning', () => {
    expect(differences({ title: { en: 'B', cs: 'Á' }, list: [], added: false })).toEqual([
      'added',
      'list',
      'title',
    ]);
    expect(differences({ _type: 'deal' })).toEqual(['_type']);
  });
});
