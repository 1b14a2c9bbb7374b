import { expect, it } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

const NOW = new Date('2026-05-04T10:00:00Z');

it('counts ten within ten minutes for each', () => {
  const limit = createRateLimit(10, 600_000);
  const allowed = Array.from({ length: 12 }, () => limit.allows('a', NOW));
  expect(allowed.filter(Boolean)).toHaveLength(10);
  expect(limit.allows('b', NOW)).toBe(true);
  expect(limit.allows('a', new Date(NOW.getTime() + 600_001))).toBe(true);
});
