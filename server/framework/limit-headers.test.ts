import { expect, it } from 'vitest';
import { hasReadableState, limitUserAgent } from './limit-headers.ts';

it('shortens a name of a client that is longer than any', () => {
  const name = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
  const named = (userAgent: string) => {
    const headers = { 'user-agent': userAgent };
    limitUserAgent(headers);
    return headers['user-agent'];
  };
  expect(named(name)).toBe(name);
  expect(named(name + 'a'.repeat(15_000))).toMatch(/^Mozilla.{249}$/);
});

const leaf = '["__PAGE__",{}]';
const nested = (depth: number) =>
  `${'["a",{"children":'.repeat(depth)}${leaf}${'}]'.repeat(depth)}`;

it.each([
  [
    'of a page',
    '["",{"children":[["locale","en","d",null],{"children":["__PAGE__",{}]}]},null,null,16]',
  ],
  ['of the deepest pages', nested(12)],
])('accepts the router state %s', (_, state) => {
  expect(hasReadableState({ 'next-router-state-tree': encodeURIComponent(state) })).toBe(true);
  expect(hasReadableState({ 'next-router-state-tree': state })).toBe(true);
});

it.each([
  ['is cut off', '%5B%22'],
  ['is no JSON', 'x'],
  ['has an invalid escape', '%'],
  ['is of another shape', '[1]'],
  ['is empty', ''],
  ['is deep', nested(80)],
  ['is deep and encoded', encodeURIComponent(nested(80))],
  ['is long', `["${'a'.repeat(9000)}",{}]`],
])('refuses a router state that %s', (_, state) => {
  expect(hasReadableState({ 'next-router-state-tree': state })).toBe(false);
});

it('accepts a request without a router state', () => {
  expect(hasReadableState({})).toBe(true);
});
