import type { DocumentActionComponent } from 'sanity';
import { beforeEach, expect, it, vi } from 'vitest';
import { transformPublished } from '../../content/publish/transform-published.ts';
import { actionProps } from './testing/action-props.ts';
import { withPublishTransform } from './with-publish-transform.ts';

const steps: unknown[] = [];
const patch = { execute: (patches: unknown) => steps.push(patches) };

// Its packages are installed with the Studio only.
vi.mock('sanity', () => ({ useDocumentOperation: () => ({ patch }) }));

beforeEach(() => {
  steps.length = 0;
});

const earlier = { _key: 'en-first', _type: 'previousSlug', language: 'en', slug: 'first' };
const left = { _key: 'en-second', _type: 'previousSlug', language: 'en', slug: 'second' };

const event = (en: string, more: object = {}) => ({
  _id: 'event-tapping',
  _type: 'event',
  _rev: 'r1',
  _createdAt: '2026-10-21T10:00:00Z',
  _updatedAt: '2026-10-21T10:00:00Z',
  slug: { _type: 'localizedSlug', en },
  ...more,
});

type Fields = ReturnType<typeof event>;

/** Publishes a draft with the action; returns what happens to the document, in order. */
function publish(published: Fields | null, draft: Fields | null): unknown[] {
  const original: DocumentActionComponent = () => ({
    label: 'Publish',
    onHandle: () => steps.push('published'),
  });
  const props = actionProps({ id: 'event-tapping', type: 'event', published, draft });
  withPublishTransform(original)(props)?.onHandle?.();
  return steps;
}

it.each([
  ['a changed slug', event('second'), event('third'), [left]],
  [
    'a changed slug after previous ones',
    event('second', { previousSlugs: [earlier] }),
    event('third', { previousSlugs: [earlier] }),
    [earlier, left],
  ],
  [
    'previous slugs that the draft has lost',
    event('second', { previousSlugs: [earlier] }),
    event('second'),
    [earlier],
  ],
  [
    'no slug that is current again',
    null,
    event('second', { previousSlugs: [earlier, left] }),
    [earlier],
  ],
])('publishing keeps %s, as the content service does', (_what, published, draft, previousSlugs) => {
  expect(publish(published, draft)).toEqual([[{ set: { previousSlugs } }], 'published']);
  expect(transformPublished(published, draft).previousSlugs).toEqual(previousSlugs);
});

it('publishing remembers a translation that is older than its English', () => {
  const title = (en: string) => ({ title: { _type: 'localizedString', en, cs: 'Naražení' } });
  const published = event('tapping', title('Tapping'));
  const draft = event('tapping', title('First tapping'));
  const { translatedFrom } = transformPublished(published, draft);
  expect(translatedFrom).toHaveLength(1);
  expect(publish(published, draft)).toEqual([[{ set: { translatedFrom } }], 'published']);
});

it('publishing changes nothing else', () => {
  expect(publish(event('second'), event('second', { title: 'Tapping' }))).toEqual(['published']);
  expect(publish(event('second'), null)).toEqual(['published', 'published']);
});

it('an action is wrapped once', () => {
  const original: DocumentActionComponent = () => null;
  expect(withPublishTransform(original)).toBe(withPublishTransform(original));
  expect(withPublishTransform(original).action).toBe('publish');
});
