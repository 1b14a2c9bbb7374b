import { expect, it } from 'vitest';
import { isListRoute, singleValuedQuery } from './list-route.ts';

it('knows the pages whose list can be filtered', () => {
  expect(['experiences', 'events', 'program', 'constructor', ''].filter(isListRoute)).toEqual([
    'experiences',
    'events',
  ]);
});

it('reads the query of a page, without what is given more than once', () => {
  const asked = singleValuedQuery({ language: 'de', price: ['450', '550'], duration: undefined });
  expect(String(asked)).toBe('language=de');
});
