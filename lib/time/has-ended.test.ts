import { expect, it } from 'vitest';
import { hasEnded } from './has-ended.ts';

it.each([
  ['an event, before its end', { end: '2026-12-24T20:00:00Z' }, '2026-12-24T19:59:59Z', false],
  ['an event, at its end', { end: '2026-12-24T20:00:00Z' }, '2026-12-24T20:00:00Z', true],
  [
    'a deal, on the evening of its last day',
    { validThrough: '2026-12-24' },
    '2026-12-24T22:59:59Z',
    false,
  ],
  ['a deal, at midnight in Prague', { validThrough: '2026-12-24' }, '2026-12-24T23:00:00Z', true],
  ['a page', { end: null, validThrough: null }, '2026-12-24T23:00:00Z', false],
])('%s', (_, document, now, ended) => {
  expect(hasEnded(document, new Date(now))).toBe(ended);
});
