import type { FormPatch } from 'sanity';
import { expect, it } from 'vitest';
import { transformPublished } from '../../content/publish/transform-published.ts';
import { keepEmptyPreviousSlugs } from './keep-empty-previous-slugs.ts';

const patchType = Symbol('sanity.patch');

/** Returns the patch with which the Studio takes a value away. */
const unset = (...path: FormPatch['path']): FormPatch => ({ patchType, type: 'unset', path });

const earlier = { _key: 'en-first', _type: 'previousSlug', language: 'en', slug: 'first' };
const event = {
  _id: 'event-tapping',
  _type: 'event',
  slug: { _type: 'localizedSlug', en: 'second' },
};

it('the only previous slug that an editor removes does not come back with publishing', () => {
  const published = { ...event, previousSlugs: [earlier] };
  const [patch] = keepEmptyPreviousSlugs([unset('previousSlugs')]);
  expect(patch).toMatchObject({ type: 'set', path: ['previousSlugs'], value: [] });
  const draft = { ...event, previousSlugs: [] };
  expect(transformPublished(published, draft)).toBe(draft);
  // A replacement that was written without knowledge of the list.
  expect(transformPublished(published, event).previousSlugs).toEqual([earlier]);
});

it('everything else that an editor takes away is unset', () => {
  const patches = [
    unset('previousSlugs', { _key: 'en-first' }),
    unset('slug', 'de'),
    unset('languages'),
  ];
  expect(keepEmptyPreviousSlugs(patches)).toEqual(patches);
});
