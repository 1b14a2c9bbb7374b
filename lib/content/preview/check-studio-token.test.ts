import { expect, test, vi } from 'vitest';
import { checkStudioToken } from './check-studio-token.ts';

const fetch = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('../client/client.ts', () => ({ siteClient: { fetch } }));

const secret = 'YTFiMmMzZDRlNWY2MDcxOA';
const token = `studio.${secret}.drafts`;

test('a secret in the dataset grants the perspective of the token', async () => {
  fetch.mockResolvedValue({ _id: 'drafts.a', secret });
  expect(await checkStudioToken(token)).toEqual({ kind: 'studio', perspective: ['drafts'] });
});

test.each([null, [], { secret: 'another' }, {}])(
  'it is refused if the answer is %j',
  async (result) => {
    fetch.mockResolvedValue(result);
    expect(await checkStudioToken(token)).toBe('refused');
  },
);

test('a malformed token is refused without being checked', async () => {
  expect(await checkStudioToken(`studio.${secret}.raw`)).toBe('refused');
  expect(fetch).not.toHaveBeenCalled();
});
