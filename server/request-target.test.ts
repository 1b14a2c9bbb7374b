import { expect, it } from 'vitest';
import { servableTarget } from './request-target.ts';

it.each(['/', '/cs/o-nas', '/en/caf%C3%A9?q=%', '/en/100%25', '//en'])(
  'leaves %s unchanged',
  (target) => {
    expect(servableTarget(target)).toBe(target);
  },
);

it('reduces an absolute address to its path and query', () => {
  expect(servableTarget('http://www.example.com/en?ref=a')).toBe('/en?ref=a');
});

it.each([
  '/media/../en?x=/../1',
  '/media/%2e%2E/en?x=/../1',
  '/media\\..\\en?x=/../1',
  '/./en?x=/../1',
])('resolves the dot segments of %s', (target) => {
  expect(servableTarget(target)).toBe('/en?x=/../1');
});

it.each([
  ['a percent sign alone', '/en/%'],
  ['a cut escape', '/en/%E0%A4%A'],
  ['letters after the percent sign', '/en/%zz'],
  ['an escape that is not UTF-8', '/en/%ff'],
  ['a zero byte', '/en/%00'],
  ['hundreds of parameters', `/en?${'a&'.repeat(300)}`],
  ['hundreds of question marks behind an encoded one', `/en%3F${'a?'.repeat(300)}`],
  ['hundreds of encoded parameters', `/en%3F${'a%26'.repeat(300)}`],
  ['a form for proxies', 'www.example.com:443'],
  ['an asterisk', '*'],
  ['nothing', ''],
  ['an address without a host', 'http://'],
])('rejects %s', (_what, target) => {
  expect(servableTarget(target)).toBeNull();
});
