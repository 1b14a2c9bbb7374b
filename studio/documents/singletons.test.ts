import { describe, expect, it } from 'vitest';
import { singletonOf } from '../../content/schema/values/singletons.ts';
import { singletonId, singletonQuery } from './singletons.ts';

const home = singletonOf('page', 'home');

describe('singletons', () => {
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
