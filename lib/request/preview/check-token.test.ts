import { beforeEach, expect, test, vi } from 'vitest';
import { type AccessCheck, checkAccess } from '../../content/preview/check-access.ts';
import { checkToken } from './check-token.ts';

vi.mock('../../content/preview/check-access.ts', () => ({ checkAccess: vi.fn() }));
// Tests of the database cover counting in it; here it is unavailable.
vi.mock('../../forms/submission-store.ts', () => ({
  submissionStore: () => Promise.reject(new Error('gone')),
}));
vi.mock('../../platform/crypto/form-secret.ts', () => ({ formSecret: () => 'a-secret' }));

const check = vi.mocked(checkAccess);
const access = { kind: 'token', token: 'a-token-that-is-valid' } as const;

beforeEach(() => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});

test('an address that guesses is limited, even with a valid token', async () => {
  check.mockReset().mockResolvedValue('refused');
  const results: unknown[] = [];
  for (let index = 0; index < 10; index += 1) {
    results.push(await checkToken(`guess-number-${index}-of-ten`, '192.0.2.1'));
  }
  expect(results).toEqual(Array(10).fill('refused'));

  check.mockClear().mockResolvedValue(access);
  expect(await checkToken('a-token-that-is-valid', '192.0.2.1')).toBe('limited');
  expect(check, 'the content service').not.toHaveBeenCalled();
  expect(await checkToken('a-token-that-is-valid', '192.0.2.2')).toBe(access);
});

test('a malformed token is refused without a check, and is no guess', async () => {
  check.mockReset().mockResolvedValue(access);
  for (let index = 0; index < 20; index += 1) {
    expect(await checkToken(null, '192.0.2.3')).toBe('refused');
  }
  expect(check).not.toHaveBeenCalled();
  expect(await checkToken('a-token-that-is-valid', '192.0.2.3')).toBe(access);
});

test('a link opened many times at once is checked once, and is not a guess', async () => {
  const { promise, resolve } = Promise.withResolvers<AccessCheck>();
  check.mockReset().mockReturnValue(promise);
  const results = Array.from({ length: 30 }, () =>
    checkToken('the-same-token-thirty', '192.0.2.4'),
  );
  resolve(access);
  expect(new Set(await Promise.all(results))).toEqual(new Set([access]));
  expect(check).toHaveBeenCalledTimes(1);
});

test('checks count for nobody while the service does not respond', async () => {
  check.mockReset().mockResolvedValue('unreachable');
  for (let index = 0; index < 20; index += 1) {
    expect(await checkToken('a-token-in-an-outage', '192.0.2.5')).toBe('unreachable');
  }
});
