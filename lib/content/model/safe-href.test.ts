import { expect, it } from 'vitest';
import { safeHref } from './safe-href.ts';

it.each([
  'https://example.com/a?b=c#d',
  'http://example.com',
  'mailto:info@beermuseum.example',
  'tel:+420555010010',
  '/en/contact#hours',
  '#hours',
])('accepts %s', (address) => {
  expect(safeHref(address)).toBe(address);
});

it.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'en/contact',
  '',
])('rejects %j', (address) => {
  expect(safeHref(address)).toBeNull();
});
