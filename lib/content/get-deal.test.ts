import { afterEach, expect, it, vi } from 'vitest';
import type { PreviewAccess } from './client/preview-access.ts';
import { fetchContent } from './fetch-content.ts';
import { getDeal } from './get-deal.ts';
import { currentPreview } from './preview/preview-token.ts';
import { aDeal } from './testing/a-deal.ts';

vi.mock('./picture-origin.ts', () => ({ pictureOrigin: {} }));
vi.mock('./fetch-content.ts', () => ({ fetchContent: vi.fn() }));
vi.mock('./find-document-id.ts', () => ({ findSlugged: async () => 'deal-two-mugs' }));
vi.mock('./preview/preview-token.ts', () => ({ currentPreview: vi.fn() }));

afterEach(() => vi.useRealTimers());

const expiresAt = '2026-12-31T00:00:00Z';
const editor = { kind: 'token', token: 'abc' } as const;
const link = { kind: 'link', documentId: 'deal-two-mugs', expiresAt } as const;
const otherLink = { ...link, documentId: 'deal-winter' };

it.each<[string, string, PreviewAccess | null, boolean]>([
  ['is not public before its first day in Prague', '2026-04-30T21:59:59Z', null, false],
  ['is in previews before', '2026-04-30T21:59:59Z', editor, true],
  ['is behind its shared link before', '2026-04-30T21:59:59Z', link, true],
  ['is not behind the shared link of another before', '2026-04-30T21:59:59Z', otherLink, false],
  ['is public from its first day on', '2026-04-30T22:00:00Z', null, true],
  ['stays public when it has ended', '2026-07-01T12:00:00Z', null, true],
])('a deal %s', async (_what, now, access, isFound) => {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  vi.mocked(fetchContent).mockResolvedValue(aDeal({ title: 'Two mugs', validFrom: '2026-05-01' }));
  vi.mocked(currentPreview).mockResolvedValue(access ? { kind: 'on', access } : { kind: 'off' });
  expect((await getDeal('two-mugs', 'en')) !== null).toBe(isFound);
});
