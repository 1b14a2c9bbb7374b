import { expect, it, vi } from 'vitest';
import { fetchContent } from './fetch-content.ts';
import { getAnnouncements } from './get-announcements.ts';
import { getEvents } from './get-event.ts';
import { getJobs } from './get-job.ts';
import type { ContentQuery } from './model/content-query.ts';
import { line, night } from './testing/stored-documents.ts';

vi.mock('./picture-origin.ts', () => ({ pictureOrigin: {} }));
vi.mock('./fetch-content.ts', () => ({ fetchContent: vi.fn() }));

/** Has the content service answer with documents, in the order of their texts. */
function store(...documents: readonly object[]): void {
  const answer = async <Result>(query: ContentQuery<Result>): Promise<Result> => {
    const parsed = query.parse(documents);
    if (!parsed.ok) throw new Error(parsed.reason);
    return parsed.value;
  };
  vi.mocked(fetchContent).mockImplementation(answer);
}

const ids = (documents: readonly { readonly _id: string }[]) => documents.map(({ _id }) => _id);

it('job postings are in the order of their days, however they are written', async () => {
  const posting = {
    ...night,
    contract: 'fullTime',
    place: 'cellar',
    validThrough: '2026-12-31',
  };
  store(
    { ...posting, _id: 'january', datePosted: '5. 1. 2026' },
    { ...posting, _id: 'march', datePosted: '2026-03-01' },
    { ...posting, _id: 'also-march', datePosted: '2026-03-01' },
    { ...posting, _id: 'february', datePosted: '2026-02-01' },
  );
  expect(ids(await getJobs('en'))).toEqual(['march', 'also-march', 'february', 'january']);
});

it('events are in the order of their starts, whatever their offsets', async () => {
  store(
    { ...night, _id: 'second', start: '2026-05-23T18:30:00+02:00' },
    { ...night, _id: 'third', start: '2026-05-23T19:00:00Z' },
    { ...night, _id: 'first', start: '2026-05-23T20:00:00+05:00' },
  );
  expect(ids(await getEvents('en'))).toEqual(['first', 'second', 'third']);
});

it('announcements are in the order of their beginnings, whatever their offsets', async () => {
  const to = '2026-06-01T00:00:00Z';
  store(
    { _id: 'later', from: '2026-05-23T18:00:00Z', to, text: line('Later') },
    { _id: 'earlier', from: '2026-05-23T19:00:00+02:00', to, text: line('Earlier') },
  );
  expect(ids(await getAnnouncements('en'))).toEqual(['earlier', 'later']);
});
