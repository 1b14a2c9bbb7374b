import { expect, it } from 'vitest';
import { isListRoute } from './list-route.ts';

it('accepts only the pages whose list can be filtered', () => {
  expect(['experiences', 'events', 'program', 'constructor', ''].filter(isListRoute)).toEqual([
    'experiences',
    'events',
  ]);
});
