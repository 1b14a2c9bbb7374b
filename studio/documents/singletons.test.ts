import { describe, expect, it } from 'vitest';
import { documentTypes } from '../../content/schema/documents/index.ts';
import {
  isOffered,
  isSingletonType,
  singletonId,
  singletonOf,
  singletonQuery,
} from './singletons.ts';

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

  it.each(['delete', 'duplicate', 'unpublish', 'unpublishVersion'])(
    'are not offered the action %s, other documents are',
    (action) => {
      expect(isOffered(action, 'page')).toBe(false);
      expect(isOffered(action, 'settings')).toBe(false);
      expect(isOffered(action, 'event')).toBe(true);
    },
  );

  it('are published and restored as other documents are', () => {
    for (const action of ['publish', 'restore', 'discardChanges']) {
      expect(isOffered(action, 'page')).toBe(true);
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
