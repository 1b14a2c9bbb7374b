import { expect, it, vi } from 'vitest';
import { transformPublished } from '../../content/publish/transform-published.ts';
import { openForm } from './testing/open-form.ts';
import { useTranslatedFrom } from './use-translated-from.ts';

// Its packages are installed with the Studio only.
vi.mock('sanity', async () => (await import('./testing/open-form.ts')).patches);

const title = (en: string, cs = 'Naražení') => ({
  title: { _type: 'localizedString', en, cs },
});
const event = (_id: string, en: string) => ({ _id, _type: 'event', ...title(en) });

const version = 'versions.rSpring.event-tapping';
const published = event('event-tapping', 'Tapping');
const hosted = {};
const embedded = { apiHost: 'http://localhost:3333' };

/** Opens the form of an event whose English is not that of the public one. */
const open = (id: string, connection: { readonly apiHost?: string }, readOnly = false) =>
  openForm(event(id, 'First tapping'), (props) => useTranslatedFrom(props, published, connection), {
    readOnly,
  });

it('a version in a release of a hosted project records its older translations, once', () => {
  const form = open(version, hosted);
  const { translatedFrom } = transformPublished(published, event(version, 'First tapping'));
  expect(translatedFrom).toHaveLength(1);
  expect(form.value().translatedFrom).toEqual(translatedFrom);
  form.edit({ kind: 'tapping' });
  expect(form.changes()).toBe(1);
});

it('a version keeps one entry for a translation, however its English is typed', () => {
  const form = open(version, hosted);
  for (const en of ['First tapping o', 'First tapping of', 'First tapping of a cask']) {
    form.edit(title(en));
  }
  expect(form.value().translatedFrom).toHaveLength(1);
});

it('a version records nothing any more once its English is the public one again', () => {
  const form = open(version, hosted);
  form.edit(title('Tapping'));
  expect(form.value().translatedFrom).toEqual([]);
});

it.each([
  ['a draft, which is transformed when it is published', 'drafts.event-tapping', hosted, false],
  ['a version over the embedded content service', version, embedded, false],
  ['a version that cannot be edited', version, hosted, true],
])('nothing is recorded in %s', (_what, id, connection, readOnly) => {
  expect(open(id, connection, readOnly).changes()).toBe(0);
});
