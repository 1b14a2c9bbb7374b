import { describe, expect, it } from 'vitest';
import { documentTypes } from '../../content/schema/documents/index.ts';
import { isSingletonType, singletonId, singletonOf, singletonQuery } from './singletons.ts';

const home = singletonOf('page', 'home');

describe('singletons', () => {
  it('are types of the schema whose field is a list of values', () => {
    const types = documentTypes.filter(({ name }) => isSingletonType(name));
    expect(types.map(({ name }) => name)).toEqual([
      'navigation',
      'openingHours',
      'page',
      'settings',
    ]);
    for (const { name, fields } of types) {
      const { field } = isSingletonType(name) ? singletonOf(name) : { field: null };
      const names = fields.map((each) => each.name);
      if (field !== null) expect(names).toContain(field);
    }
  });

  it('are found by their value, or by their type alone', () => {
    expect(singletonQuery(home)).toEqual({
      query: expect.stringContaining('route == $value'),
      params: { type: 'page', value: 'home' },
    });
    expect(singletonQuery(singletonOf('settings')).params).toEqual({ type: 'settings' });
  });

  it('have the id of the published document', () => {
    expect(singletonId(home, ['drafts.a', 'b'])).toBe('b');
    expect(singletonId(home, ['drafts.a'])).toBe('a');
  });

  it('are the oldest of several, as on the site', () => {
    for (const { query } of [singletonQuery(home), singletonQuery(singletonOf('settings'))]) {
      expect(query).toContain('order(_createdAt asc, _id asc)');
    }
    expect(singletonId(singletonOf('settings'), ['settings', 'imported'])).toBe('settings');
  });

  it('have the id of the demo dataset where there is none yet', () => {
    expect(singletonId(home, [])).toBe('page-home');
    expect(singletonId(singletonOf('settings'), [])).toBe('settings');
  });
});
