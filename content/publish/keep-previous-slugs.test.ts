import { describe, expect, it } from 'vitest';
import { limits } from '../../lib/content/parse/formats/limits.ts';
import { keepPreviousSlugs, keepUnpublishedSlugs } from './keep-previous-slugs.ts';

const languages = ['en', 'cs', 'de', 'it'];

function event(slug: unknown, more: Record<string, unknown> = {}) {
  return { _id: 'event-tapping', _type: 'event', languages, slug, ...more };
}

const entry = (language: string, slug: string) => ({
  _key: `${language}-${slug}`,
  _type: 'previousSlug',
  language,
  slug,
});

describe('keepPreviousSlugs', () => {
  it('adds a changed slug in each language in which it changed', () => {
    const before = event({ _type: 'localizedSlug', en: 'old', cs: 'stary', de: 'gleich' });
    const after = event({ _type: 'localizedSlug', en: 'new', cs: 'novy', de: 'gleich' });
    expect(keepPreviousSlugs(before, after)).toEqual({
      ...after,
      previousSlugs: [entry('en', 'old'), entry('cs', 'stary')],
    });
  });

  it.each(['experience', 'event', 'jobPosting', 'deal'])('does so for the type %s', (_type) => {
    const after = keepPreviousSlugs({ ...event({ en: 'old' }), _type }, { ...event({}), _type });
    expect(after).toMatchObject({ previousSlugs: [entry('en', 'old')] });
  });

  it('adds a removed slug', () => {
    const before = event({ en: 'old', it: 'vecchio' });
    for (const slug of [{ en: 'old' }, { en: 'old', it: '' }, { en: 'old', it: null }]) {
      expect(keepPreviousSlugs(before, event(slug))).toMatchObject({
        previousSlugs: [entry('it', 'vecchio')],
      });
    }
  });

  it('changes nothing when a language is removed, because the slug stays in use', () => {
    const slug = { en: 'tapping', de: 'anstich' };
    const next = event(slug, { languages: ['en'] });
    expect(keepPreviousSlugs(event(slug), next)).toBe(next);
  });

  it('appends to the existing previous slugs', () => {
    const before = event({ en: 'second' }, { previousSlugs: [entry('en', 'first')] });
    const after = event({ en: 'third' }, { previousSlugs: [entry('en', 'first')] });
    expect(keepPreviousSlugs(before, after)).toMatchObject({
      previousSlugs: [entry('en', 'first'), entry('en', 'second')],
    });
  });

  it('removes a slug that is current again, in its language only', () => {
    const slugs = [entry('en', 'first'), entry('de', 'first')];
    const before = event({ en: 'second' }, { previousSlugs: slugs });
    const after = event({ en: 'first' }, { previousSlugs: slugs });
    expect(keepPreviousSlugs(before, after)).toMatchObject({
      previousSlugs: [entry('de', 'first'), entry('en', 'second')],
    });
  });

  it('adds a slug once, whatever its key and case', () => {
    const slugs = [{ ...entry('en', 'Second'), _key: 'a1' }];
    const before = event({ en: 'second' }, { previousSlugs: slugs });
    const after = event({ en: 'third' }, { previousSlugs: slugs });
    expect(keepPreviousSlugs(before, after)).toBe(after);
    const twice = event({ en: 'third' }, { previousSlugs: [...slugs, entry('en', 'second')] });
    expect(keepPreviousSlugs(before, twice)).toEqual(after);
  });

  it('returns the same object if nothing changes', () => {
    const before = event({ en: 'same' });
    for (const after of [
      event({ en: 'same' }, { title: { en: 'Another title' } }),
      event({ en: 'Same' }),
      event({ en: 'same' }, { previousSlugs: 'none' }),
      event({ en: 'same' }, { previousSlugs: [null, 3, { language: 'en' }, entry('en', 'old')] }),
    ]) {
      expect(keepPreviousSlugs(before, after)).toBe(after);
    }
  });

  it('is idempotent', () => {
    const before = event({ en: 'old' });
    const after = keepPreviousSlugs(before, event({ en: 'new' }));
    expect(keepPreviousSlugs(before, after)).toBe(after);
    expect(keepPreviousSlugs(after, after)).toBe(after);
  });

  it('adds nothing for a document that was not public', () => {
    const after = event({ en: 'new' });
    expect(keepPreviousSlugs(null, after)).toBe(after);
  });

  it.each(['page', 'settings', 'faqEntry', 'toString'])('does not change the type %s', (_type) => {
    const after = { ...event({ en: 'new' }), _type };
    expect(keepPreviousSlugs({ ...event({ en: 'old' }), _type }, after)).toBe(after);
  });

  it('adds nothing when the type changes, which changes the route', () => {
    const after = event({ en: 'new' });
    expect(keepPreviousSlugs({ ...event({ en: 'old' }), _type: 'deal' }, after)).toBe(after);
  });

  it.each([
    undefined,
    null,
    'old',
    7,
    ['old'],
    { en: 7 },
    { en: null },
    { en: ' ' },
    { en: { current: 'x' } },
  ])('ignores the malformed slug %j', (slug) => {
    const after = event({ en: 'new' });
    expect(keepPreviousSlugs(event(slug), after)).toBe(after);
    expect(keepPreviousSlugs(event({ en: 'old' }), event(slug))).toMatchObject({
      previousSlugs: [entry('en', 'old')],
    });
  });

  it.each([undefined, null, 'old', 7, {}, [null], [7, 'old', undefined]])(
    'replaces the malformed list %j when there is a slug to add',
    (previousSlugs) => {
      const after = event({ en: 'new' }, { previousSlugs });
      expect(keepPreviousSlugs(event({ en: 'old' }), after)).toMatchObject({
        previousSlugs: [entry('en', 'old')],
      });
    },
  );

  it('derives the key with characters that are safe in a path', () => {
    expect(keepPreviousSlugs(event({ en: 'Křest-"piva"&co' }), event({}))).toMatchObject({
      previousSlugs: [{ _key: 'en-k%C5%99est-%22piva%22%26co', language: 'en' }],
    });
  });

  it('derives a key that is not too long from a long slug with accents', () => {
    const slug = 'ř'.repeat(limits.slug / 2);
    const after = keepPreviousSlugs(event({ en: slug }), event({}));
    expect(after).toMatchObject({
      previousSlugs: [{ _key: expect.stringMatching(`^.{${limits.key}}$`), slug }],
    });
  });

  it.each(['two words', 'x'.repeat(100_000), '\ud800'])(
    'does not add the unservable %.9s',
    (slug) => {
      const after = event({ en: 'new' });
      expect(keepPreviousSlugs(event({ en: slug }), after)).toBe(after);
    },
  );

  it('keeps a limited number of slugs, the latest', () => {
    const earlier = Array.from({ length: limits.previousSlugs }, (_, at) =>
      entry('en', `no-${at}`),
    );
    const after = event({ en: 'new' }, { previousSlugs: earlier });
    expect(keepPreviousSlugs(event({ en: 'old' }), after)).toEqual({
      ...after,
      previousSlugs: [...earlier.slice(1), entry('en', 'old')],
    });
  });
});

describe('keepUnpublishedSlugs', () => {
  const published = event({ en: 'tapping', cs: 'narazeni' });

  it('keeps the addresses of a document that is renamed while it is unpublished', () => {
    const draft = keepUnpublishedSlugs(published, { ...published, _id: 'drafts.event-tapping' });
    const renamed = { ...draft, slug: { en: 'lager-tapping', cs: 'narazeni' } };
    expect(keepPreviousSlugs(null, renamed)).toEqual({
      ...renamed,
      previousSlugs: [entry('en', 'tapping')],
    });
  });

  it('keeps them if the draft has other slugs already', () => {
    const draft = event({ en: 'lager-tapping' }, { previousSlugs: [entry('en', 'first')] });
    expect(keepUnpublishedSlugs(published, draft)).toEqual({
      ...draft,
      previousSlugs: [entry('en', 'first'), entry('en', 'tapping'), entry('cs', 'narazeni')],
    });
  });

  it('returns the draft itself where there is nothing to keep', () => {
    const page = { ...published, _type: 'page' };
    expect(keepUnpublishedSlugs(page, page)).toBe(page);
  });
});
