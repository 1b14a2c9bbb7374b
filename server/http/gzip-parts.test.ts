import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { FilledPart } from '../../lib/request/listing/page-place.ts';
import { gzipParts } from './gzip-parts.ts';

const shared = (text: string): FilledPart => ({ bytes: Buffer.from(text), isShared: true });
const own = (text: string): FilledPart => ({ bytes: Buffer.from(text), isShared: false });

it.each([
  ['a page without places', [shared('<p>glass</p>'.repeat(1000))]],
  ['places between shared parts', [shared('<p>Žluť '), own('/en/x'), shared('</p>'), own('y')]],
  ['empty parts', [shared(''), own(''), shared('a'), own(''), shared('')]],
  ['a place longer than one block', [shared('a'), own('glass '.repeat(40_000)), shared('b')]],
  ['nothing', []],
])('gunzip restores %s', (_, parts) => {
  const text = parts.map(({ bytes }) => String(bytes)).join('');
  expect(String(gunzipSync(gzipParts(parts)))).toBe(text);
  expect(String(gunzipSync(gzipParts(parts)))).toBe(text);
});

it('compresses what visitors share', () => {
  expect(gzipParts([shared('glass '.repeat(1000)), own('x')]).length).toBeLessThan(200);
});
