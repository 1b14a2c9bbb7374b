import { expect, test } from 'vitest';
import { encodeLogEntry } from './log.ts';

test('an entry is one line of JSON, whatever it contains', () => {
  const detail = 'Error: broken\n    at a\n    at b';
  const line = encodeLogEntry({ level: 'error', message: 'broken', detail }, new Date(0));
  expect(line).not.toContain('\n');
  const time = '1970-01-01T00:00:00.000Z';
  expect(JSON.parse(line)).toEqual({ time, level: 'error', message: 'broken', detail });
});
