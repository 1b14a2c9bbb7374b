import { expect, it, vi } from 'vitest';
import { openForm } from './testing/open-form.ts';
import { useRetainedSlugs } from './use-retained-slugs.ts';

// Its packages are installed with the Studio only.
vi.mock('sanity', async () => (await import('./testing/open-form.ts')).patches);

const slug = (en: string) => ({ slug: { _type: 'localizedSlug', en } });
const event = (_id: string, en: string) => ({ _id, _type: 'event', ...slug(en) });

const open = (id: string, connection: { readonly apiHost?: string } = {}) =>
  openForm(event(id, 'first'), (props) =>
    useRetainedSlugs(props, event('event-tapping', 'first'), connection),
  );

const retainedFirst = [expect.objectContaining({ language: 'en', slug: 'first' })];

it.each([
  ['a version in a release', 'versions.rSpring.event-tapping'],
  ['a draft', 'drafts.event-tapping'],
])('%s in a hosted project keeps the public slug once, however the new one is typed', (_, id) => {
  const form = open(id);
  expect(form.changes()).toBe(0);
  for (const typed of ['s', 'se', 'second']) form.edit(slug(typed));
  expect(form.value().previousSlugs).toEqual(retainedFirst);
  expect(form.changes()).toBe(1);
});

it('a previous slug that an editor removes stays away until the slug changes again', () => {
  const form = open('drafts.event-tapping');
  form.edit(slug('second'));
  form.edit({ previousSlugs: [] });
  expect(form.value().previousSlugs).toEqual([]);
  form.edit(slug('third'));
  expect(form.value().previousSlugs).toEqual(retainedFirst);
});

it('no form keeps slugs over the embedded content service, which does it on publishing', () => {
  const form = open('drafts.event-tapping', { apiHost: 'http://localhost:3333' });
  form.edit(slug('second'));
  expect(form.changes()).toBe(0);
});
