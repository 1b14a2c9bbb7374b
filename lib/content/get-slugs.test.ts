import type { QueryParams } from '@sanity/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ContentUnavailableError } from './answers/content-unavailable.ts';
import { lookUpPublished, readPublished } from './answers/read-published.ts';
import { getShownAddresses, getSlugsToRender } from './get-slugs.ts';
import type { ContentQuery } from './model/content-query.ts';
import { line, night } from './testing/stored-documents.ts';

vi.mock('./answers/read-published.ts', () => ({
  lookUpPublished: vi.fn(),
  readPublished: vi.fn(),
}));

const backwards = {
  ...night,
  _id: 'event-backwards',
  slug: { en: 'backwards' },
  start: night.end,
  end: night.start,
};
const faq = { ...night, _id: 'page-faq', _type: 'page', route: 'faq', slug: null };
const untitled = { ...faq, _id: 'page-contact', route: 'contact', title: line('') };
const stored = [night, backwards, faq, untitled];

/** Parses what is stored as the answer to a query. */
async function answer<Result>(query: ContentQuery<Result>, params: QueryParams): Promise<Result> {
  const index = { documents: [night, backwards], pages: [faq, untitled], redirects: [] };
  const found = stored.find(({ _id }) => _id === params.id) ?? null;
  const parsed = query.parse(query.name === 'slugIndex' ? index : found);
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.value;
}

beforeEach(() => {
  vi.mocked(lookUpPublished).mockImplementation(answer);
  vi.mocked(readPublished).mockReset().mockImplementation(answer);
});

describe('the addresses for the sitemaps', () => {
  it('are those at which a document is shown', async () => {
    const { documents, pages } = await getShownAddresses();
    expect(documents.map(({ _id }) => _id)).toEqual([night._id]);
    expect(pages.map(({ _id }) => _id)).toEqual([faq._id]);
  });

  it('depend on unfit documents, and not on all others', async () => {
    await getShownAddresses();
    const read = vi.mocked(readPublished).mock.calls.map(([{ name }, { id }]) => [name, id]);
    expect(read).toEqual([
      ['slugIndex', undefined],
      ['event', backwards._id],
      ['page', untitled._id],
    ]);
  });

  it('contain one whose document cannot be read now', async () => {
    vi.mocked(lookUpPublished).mockRejectedValue(new ContentUnavailableError('event', 'no answer'));
    const { documents, pages } = await getShownAddresses();
    expect([documents.length, pages.length]).toEqual([2, 2]);
  });
});

describe('the pages that a build renders', () => {
  const now = new Date('2026-06-01T12:00:00Z');
  const dayAfter = (days: number) => new Date(+now + days * 86_400_000).toISOString();
  const event = (name: string, end: string) => ({
    ...night,
    _id: `event-${name}`,
    slug: { ...night.slug, en: name },
    end,
  });

  function publish(events: readonly object[]): void {
    vi.mocked(lookUpPublished).mockImplementation(async (query) => {
      const parsed = query.parse({ documents: events, pages: [], redirects: [] });
      if (!parsed.ok) throw new Error(parsed.reason);
      return parsed.value;
    });
  }

  it('are those of the events that end next, and then the newest', async () => {
    publish([
      event('past', dayAfter(-9)),
      event('later', dayAfter(3)),
      event('soon', dayAfter(1)),
      event('yesterday', dayAfter(-1)),
    ]);
    const slugs = await getSlugsToRender('event', 'en', now);
    expect(slugs).toEqual(['soon', 'later', 'yesterday', 'past']);
    expect(await getSlugsToRender('experience', 'en', now)).toEqual([]);
  });

  it('are no more than fifty of a type', async () => {
    publish(
      Array.from({ length: 80 }, (_, index) => event(`night-${index}`, dayAfter(80 - index))),
    );
    const slugs = await getSlugsToRender('event', 'en', now);
    expect(slugs).toHaveLength(50);
    expect(slugs[0]).toBe('night-79');
  });
});
