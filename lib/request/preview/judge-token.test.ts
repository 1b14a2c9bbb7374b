import { beforeEach, expect, test, vi } from 'vitest';
import { checkToken } from '../../content/preview/check-token.ts';
import { judgeToken } from './judge-token.ts';

vi.mock('../../content/preview/check-token.ts', () => ({ checkToken: vi.fn() }));
// Counting in the database is tested with the database; here it is gone.
vi.mock('../../forms/submission-store.ts', () => ({
  submissionStore: () => Promise.reject(new Error('gone')),
}));
vi.mock('../../platform/crypto/form-secret.ts', () => ({ formSecret: () => 'a-secret' }));

const check = vi.mocked(checkToken);

beforeEach(() => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});

test('an address that guesses is not heard any more, even with a token that is valid', async () => {
  check.mockReset().mockResolvedValue('refused');
  const results: string[] = [];
  for (let index = 0; index < 10; index += 1) {
    results.push(await judgeToken(`guess-number-${index}-of-ten`, '192.0.2.1'));
  }
  expect(results).toEqual(Array(10).fill('refused'));

  check.mockClear().mockResolvedValue('valid');
  expect(await judgeToken('a-token-that-is-valid', '192.0.2.1')).toBe('limited');
  expect(check, 'the content service').not.toHaveBeenCalled();
  expect(await judgeToken('a-token-that-is-valid', '192.0.2.2')).toBe('valid');
});

test('what can be no token counts, and is not asked about', async () => {
  check.mockReset();
  for (let index = 0; index < 10; index += 1) {
    expect(await judgeToken(null, '192.0.2.3')).toBe('refused');
  }
  expect(await judgeToken(null, '192.0.2.3')).toBe('limited');
  expect(check).not.toHaveBeenCalled();
});

test('one link opened many times at once is asked about once, and is no guess', async () => {
  const { promise, resolve } = Promise.withResolvers<'valid'>();
  check.mockReset().mockReturnValue(promise);
  const results = Array.from({ length: 30 }, () =>
    judgeToken('the-same-token-thirty', '192.0.2.4'),
  );
  resolve('valid');
  expect(new Set(await Promise.all(results))).toEqual(new Set(['valid']));
  expect(check).toHaveBeenCalledTimes(1);
});

test('a service that does not answer counts for nobody', async () => {
  check.mockReset().mockResolvedValue('unreachable');
  for (let index = 0; index < 20; index += 1) {
    expect(await judgeToken('a-token-in-an-outage', '192.0.2.5')).toBe('unreachable');
  }
});
