import { expect, test } from 'vitest';
import { isSameOrigin } from './is-same-origin.ts';

const siteUrl = 'https://museum.example';

test.each([
  { 'sec-fetch-site': 'same-origin' },
  { origin: 'https://museum.example', host: 'inside:3000' },
  { origin: 'http://192.168.1.7:3000', host: '192.168.1.7:3000' },
  { host: 'inside:3000' },
] as Record<string, string>[])('accepts %o as sent by a page of the site', (headers) => {
  expect(isSameOrigin(new Headers(headers), siteUrl)).toBe(true);
});

test.each([
  { 'sec-fetch-site': 'cross-site', origin: siteUrl },
  { 'sec-fetch-site': 'none' },
  { origin: 'null', host: 'inside:3000' },
  { origin: 'https://elsewhere.example', host: 'inside:3000' },
] as Record<string, string>[])('rejects %o as sent from elsewhere', (headers) => {
  expect(isSameOrigin(new Headers(headers), siteUrl)).toBe(false);
});
