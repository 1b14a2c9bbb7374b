import { expect, it } from 'vitest';
import { linksAfterRelease } from './links-after-release.ts';

const release = 'rAutumn';
const removed = { _id: `versions.${release}.event-night`, isRemoval: true };

/** Returns which of these documents, all of which link, do so after a release with these versions. */
const after = (linking: readonly string[], ...others: readonly (typeof removed)[]) =>
  linksAfterRelease(
    linking.map((_id) => ({ _id, _type: 'page' })),
    [removed, ...others],
  ).map(({ _id }) => _id);

const version = (isRemoval: boolean) => ({ _id: `versions.${release}.page-home`, isRemoval });

it('what the release does not change links as before', () => {
  const linking = ['page-home', 'drafts.page-home', 'versions.rSpring.page-home'];
  expect(after(linking)).toEqual(linking);
});

it('the version in the release counts instead of what is published', () => {
  expect(after(['page-home'], version(false))).toEqual([]);
  const linking = ['drafts.page-home', version(false)._id];
  expect(after(['page-home', ...linking], version(false))).toEqual(linking);
});

it('a document that the release unpublishes does not count, except in other releases', () => {
  const linking = ['page-home', 'drafts.page-home', version(true)._id];
  expect(after([...linking, 'versions.rSpring.page-home'], version(true))).toEqual([
    'versions.rSpring.page-home',
  ]);
});
