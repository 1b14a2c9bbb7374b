import type { QueryParams } from '@sanity/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ContentUnavailableError } from './answers/content-unavailable.ts';
import { lookUpPublished, readPublished } from './answers/read-published.ts';
import { getShownAddresses } from './get-slugs.ts';
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
