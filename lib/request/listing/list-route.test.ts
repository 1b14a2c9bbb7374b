import { expect, it } from 'vitest';
import { isListRoute, singleValuedQuery } from './list-route.ts';

it('accepts only the pages whose list can be filtered', () => {
  expect(['experiences', 'events', 'program', 'constructor', ''].filter(isListRoute)).toEqual([
    'experiences',
    'events',
  ]);
});

it('reads the query of a page, without parameters that have several values', () => {
  const query = singleValuedQuery({ language: 'de', price: ['450', '550'], duration: undefined });
  expect(String(query)).toBe('language=de');
});
