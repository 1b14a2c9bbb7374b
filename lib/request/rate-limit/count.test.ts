import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { count } from './count.ts';
import { type Limit, type LimitName, limits } from './limits.ts';
import { refuseTooMany } from './refuse-too-many.ts';

// Tests of the database cover counting in it; here it is unavailable.
vi.mock('../../forms/submission-store.ts', () => ({
  submissionStore: () => Promise.reject(new Error('gone')),
}));
vi.mock('../../platform/crypto/form-secret.ts', () => ({ formSecret: () => 'a-secret' }));

const named = Object.entries(limits) as [LimitName, Limit][];

test.each(named)(
  '%s: only the address over the limit is refused, for its time span',
  async (name, limit) => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const noon = new Date('2026-05-04T12:00:00Z');
    const over = new Date(noon.getTime() + limit.span * 1000);
    const counted = [];
    for (let index = 0; index <= limit.max; index += 1) {
      counted.push(await count(name, '192.0.2.1', noon));
    }
    expect(counted.indexOf(null)).toBe(limit.max);
    expect(await count(name, '192.0.2.2', noon)).not.toBeNull();
    expect(await count(name, '192.0.2.1', over)).not.toBeNull();
  },
);

test('a refusal has Retry-After; a /64 network of IPv6 counts as one address', async () => {
  const from = (host: number) => new Headers({ 'x-client-address': `2001:db8::${host}` });
  const asked = [];
  for (let index = 0; index <= limits.calendar.max; index += 1) {
    asked.push(await refuseTooMany('calendar', from(index)));
  }
  expect(asked.slice(0, -1).every((answer) => answer === null)).toBe(true);
  const refusal = asked.at(-1);
  expect(refusal?.status).toBe(429);
  expect(refusal?.headers.get('retry-after')).toBe('60');
});

test('docs/operations.md lists the same limits', () => {
  const operations = readFileSync('docs/operations.md', 'utf8');
  const rows = [...operations.matchAll(/^\| `(\w+)` \|.*?\| (\d+) in (\d+) s \| (\w+) \|/gm)];
  expect(rows.map(([, name, max, span, counted]) => [name, max, span, counted])).toEqual(
    named.map(([name, { max, span, counted }]) => [name, `${max}`, `${span}`, counted]),
  );
});
