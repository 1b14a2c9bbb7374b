import { describe, expect, it } from 'vitest';
import { parseClientEnv } from './client.ts';

describe('parseClientEnv', () => {
  it('ignores server variables and empty ones', () => {
    expect(parseClientEnv({ PORT: '1', NEXT_PUBLIC_TOKEN: '' })).toEqual({ ok: true, env: {} });
  });

  it('rejects an unknown public variable without repeating its value', () => {
    const parsed = parseClientEnv({ NEXT_PUBLIC_SANITY_READ_TOKEN: 'hush' });
    expect(parsed).toEqual({
      ok: false,
      problems: [expect.stringMatching(/^NEXT_PUBLIC_SANITY_READ_TOKEN: expected no such/)],
    });
    expect(JSON.stringify(parsed)).not.toContain('hush');
  });
});
