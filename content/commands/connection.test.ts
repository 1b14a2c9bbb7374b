import { afterEach, expect, it, vi } from 'vitest';
import { connect } from './connection.ts';

afterEach(() => vi.unstubAllEnvs());

/** Connects to a hosted project, and returns the token it sends or the problems. */
async function tokenFor(access: 'read' | 'write', tokens: Readonly<Record<string, string>>) {
  const hosted = { SANITY_PROJECT_ID: 'abc123', SANITY_WEBHOOK_SECRET: 'a-secret-of-some-length' };
  const none = { SANITY_READ_TOKEN: '', SANITY_WRITE_TOKEN: '' };
  for (const [name, value] of Object.entries({ ...hosted, ...none, ...tokens })) {
    vi.stubEnv(name, value);
  }
  const connected = await connect(access);
  return connected.ok ? (connected.connection.client.config().token ?? null) : connected.problems;
}

it('reads a hosted dataset without a token, or with the one that may do least', async () => {
  expect(await tokenFor('read', {})).toBe(null);
  const writing = 'sk-a-token-for-writing';
  expect(await tokenFor('read', { SANITY_WRITE_TOKEN: writing })).toBe(writing);
  const both = {
    SANITY_READ_TOKEN: 'sk-a-token-for-reading',
    SANITY_WRITE_TOKEN: 'sk-a-token-for-writing',
  };
  expect(await tokenFor('read', both)).toBe('sk-a-token-for-reading');
});

it('writes into a hosted dataset with the token for writing only', async () => {
  const problem = 'SANITY_WRITE_TOKEN: expected a token with the right to write';
  expect(await tokenFor('write', { SANITY_READ_TOKEN: 'sk-a-token-for-reading' })).toEqual([
    problem,
  ]);
  expect(await tokenFor('write', { SANITY_WRITE_TOKEN: 'sk-a-token-for-writing' })).toBe(
    'sk-a-token-for-writing',
  );
});
