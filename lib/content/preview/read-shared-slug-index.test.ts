import { beforeEach, expect, test, vi } from 'vitest';
import { requestAnswer } from '../answers/request-answer.ts';
import type { ContentOf } from '../model/content-query.ts';
import type { slugIndex } from '../queries/slug-index.query.ts';
import { readSharedSlugIndex } from './read-shared-slug-index.ts';

vi.mock('../answers/request-answer.ts', () => ({ requestAnswer: vi.fn() }));
vi.mock('../client/client.ts', () => ({ siteClient: { withConfig: () => ({}) } }));

type Index = ContentOf<typeof slugIndex>;

function document(_id: string, en: string): Index['documents'][number] {
  const common = { _rev: 'r1', _updatedAt: '', previousSlugs: null, languages: ['en' as const] };
  const slug = { _type: 'localizedSlug' as const, en };
  const days = { end: '2026-12-01T10:00:00Z', validFrom: null, validThrough: null };
  return { ...common, _id, _type: 'event', slug, ...days };
}

const published: Index = {
  documents: [document('a', 'first'), document('b', 'second')],
  pages: [],
  redirects: [],
};

const read = async (documentId: string, index = published) => {
  const access = { kind: 'link', documentId, expiresAt: '' } as const;
  const shared = await readSharedSlugIndex(index, access);
  return shared?.documents.map(({ _id, slug }) => `${_id} ${slug.en}`);
};

beforeEach(() => {
  const documents = ['a', 'b', 'c', 'd'].map((_id) => document(_id, `draft-of-${_id}`));
  const value = { ...published, documents };
  vi.mocked(requestAnswer).mockResolvedValue({ ok: true, value, problems: [] });
});

test('the document of the link has the address of its draft, and no other has', async () => {
  expect(await read('a')).toEqual(['a draft-of-a', 'b second']);
  expect(await read('c')).toEqual(['c draft-of-c', 'a first', 'b second']);
});

test('the document of the link is found before the published one whose slug it has', async () => {
  const value = { ...published, documents: [...published.documents, document('copy', 'second')] };
  vi.mocked(requestAnswer).mockResolvedValue({ ok: true, value, problems: [] });
  expect(await read('copy')).toEqual(['copy second', 'a first', 'b second']);
  expect(await read('b')).toEqual(['b second', 'a first']);
});

test('a deal before its first day is in the index of its own link alone', async () => {
  const days = { end: null, validFrom: '2126-05-01', validThrough: '2126-06-30' };
  const deal = { ...document('deal', 'soon'), ...days, _type: 'deal' } as const;
  const withDeal = { ...published, documents: [...published.documents, deal] };
  vi.mocked(requestAnswer).mockResolvedValue({ ok: true, value: withDeal, problems: [] });
  expect(await read('deal', withDeal)).toEqual(['deal soon', 'a first', 'b second']);
  expect(await read('a', withDeal)).toEqual(['a first', 'b second']);
});

test('a document that does not exist any more changes nothing', async () => {
  expect(await read('e')).toEqual(['a first', 'b second']);
});

test('there is none while the drafts cannot be read', async () => {
  vi.mocked(requestAnswer).mockResolvedValue({ ok: false, reason: 'timeout' });
  expect(await read('a')).toBeUndefined();
});
