import { expect, it } from 'vitest';
import { retainsSlugs, slugsToRetain } from './retained-slugs.ts';

const versionId = 'versions.rspring.event-tapping';
const entry = (slug: string) => ({
  _key: `en-${slug}`,
  _type: 'previousSlug',
  language: 'en',
  slug,
});

const event = (_id: string, en: string, more: object = {}) => ({
  _id,
  _type: 'event',
  slug: { _type: 'localizedSlug', en },
  ...more,
});

const first = event('event-tapping', 'first');
const second = event('event-tapping', 'second', { previousSlugs: [entry('first')] });

it.each([
  ['the version in a release', versionId, true],
  ['a draft', 'drafts.event-tapping', true],
  ['the public version', 'event-tapping', false],
])('the form of %s in a hosted project', (_what, id, keeps) => {
  const form = { value: event(id, 'third') };
  expect(retainsSlugs(form, {})).toBe(keeps);
  expect(retainsSlugs({ ...form, readOnly: true }, {})).toBe(false);
});

it('no form keeps slugs over the embedded content service, which does it on publishing', () => {
  const embedded = { apiHost: 'http://localhost:3333' };
  expect(retainsSlugs({ value: event(versionId, 'third') }, embedded)).toBe(false);
});

it('a version keeps the public slug that it changes, after the previous ones', () => {
  const previousSlugs = [entry('first'), entry('second')];
  expect(slugsToRetain(second, event(versionId, 'third'))).toEqual(previousSlugs);
  expect(slugsToRetain(second, event(versionId, 'third', { previousSlugs }))).toBeNull();
});

it('a slug that is typed on the way to another one is not kept', () => {
  const previousSlugs = [entry('first')];
  expect(slugsToRetain(first, event(versionId, 's', { previousSlugs }))).toBeNull();
  expect(slugsToRetain(first, event(versionId, 'second', { previousSlugs }))).toBeNull();
});

it('the public slug is not kept once it is that of the version again', () => {
  const version = event(versionId, 'first', { previousSlugs: [entry('first')] });
  expect(slugsToRetain(first, version)).toEqual([]);
});

it('a version that was made before the public slug changed keeps the new one', () => {
  expect(slugsToRetain(second, event(versionId, 'first'))).toEqual([entry('second')]);
});

it('nothing is kept without another slug, or where nothing is public', () => {
  expect(slugsToRetain(first, event(versionId, 'first'))).toBeNull();
  expect(slugsToRetain(null, event('drafts.event-tapping', 'first'))).toBeNull();
});
