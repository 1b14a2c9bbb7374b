import { expect, test, vi } from 'vitest';
import { requestAnswer } from '../answers/request-answer.ts';
import type { LinkAccess } from '../client/preview-access.ts';
import { event } from '../documents/event/event.query.ts';
import { night } from '../testing/stored-documents.ts';
import { readSharedDraft } from './read-shared-draft.ts';

vi.mock('../answers/request-answer.ts', () => ({ requestAnswer: vi.fn() }));
vi.mock('../client/client.ts', () => ({ siteClient: {} }));

const request = vi.mocked(requestAnswer);
const access: LinkAccess = {
  kind: 'link',
  documentId: night._id,
  expiresAt: '2026-12-01T10:00:00.000Z',
};

/** Has the content service answer with a document as it is stored. */
function answer(stored: unknown): void {
  request.mockReset().mockImplementation(async (_client, query) => query.parse(stored));
}

test('the draft of the document is read, and has the id of the published one', async () => {
  answer({ ...night, _id: `drafts.${night._id}`, title: { en: 'Another night' } });
  expect(await readSharedDraft(event, access)).toMatchObject({
    _id: night._id,
    title: { en: 'Another night' },
  });
  expect(request.mock.calls[0]?.[2]).toEqual({ id: `drafts.${night._id}` });
});

test.each([
  ['there is none', null],
  ['it cannot be shown', { ...night, start: 'tomorrow' }],
])('the draft is null if %s', async (_, stored) => {
  answer(stored);
  expect(await readSharedDraft(event, access)).toBeNull();
});

test('it is null if the content service refuses the query, and throws if it does not respond', async () => {
  request.mockResolvedValue({ ok: false, reason: '400', isRefused: true });
  expect(await readSharedDraft(event, access)).toBeNull();
  request.mockResolvedValue({ ok: false, reason: 'timeout' });
  await expect(readSharedDraft(event, access)).rejects.toThrow('timeout');
});
