import { expect, it } from 'vitest';
import { isOffered } from './offered-actions.ts';

it.each(['delete', 'duplicate', 'unpublish', 'unpublishVersion'])(
  'singletons are not offered the action %s, other documents are',
  (action) => {
    expect(isOffered(action, 'page')).toBe(false);
    expect(isOffered(action, 'settings')).toBe(false);
    expect(isOffered(action, 'event')).toBe(true);
  },
);

it('singletons are published and restored as other documents are', () => {
  for (const action of ['publish', 'restore', 'discardChanges']) {
    expect(isOffered(action, 'page')).toBe(true);
  }
});

it('pictures are deleted, but neither duplicated nor unpublished', () => {
  const offered = ['delete', 'duplicate', 'unpublish', 'unpublishVersion'].filter((action) =>
    isOffered(action, 'sanity.imageAsset'),
  );
  expect(offered).toEqual(['delete']);
});
