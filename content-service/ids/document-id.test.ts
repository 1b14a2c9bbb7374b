import { expect, test } from 'vitest';
import { assignDocumentId, idInLayer, isDocumentId, parseDocumentId } from './document-id.ts';

test.each([
  ['tour', { publishedId: 'tour', layer: null }],
  ['a.b.c', { publishedId: 'a.b.c', layer: null }],
  ['_.groups.x', { publishedId: '_.groups.x', layer: null }],
  ['drafts', { publishedId: 'drafts', layer: null }],
  ['drafts.tour', { publishedId: 'tour', layer: 'drafts' }],
  ['drafts.a.b', { publishedId: 'a.b', layer: 'drafts' }],
  ['versions.rSummer.tour', { publishedId: 'tour', layer: 'rSummer' }],
  ['versions.rSummer.a.b', { publishedId: 'a.b', layer: 'rSummer' }],
])('parses %s and joins it again', (id, parsed) => {
  expect(parseDocumentId(id)).toEqual(parsed);
  expect(idInLayer(parsed.publishedId, parsed.layer)).toBe(id);
});

test.each([
  '',
  '.',
  'a b',
  'ž',
  '-a',
  '.a',
  'a.',
  'a..b',
  'x'.repeat(129),
  'drafts.',
  'drafts..a',
  'drafts.drafts.a',
  'drafts.versions.r.a',
  'versions.',
  'versions.a',
  'versions.a.',
  'versions..a',
  'versions.drafts.a',
  'versions.versions.r.a',
  'versions.raw.a',
  'versions.r.drafts.a',
  'versions.r.versions.s.a',
  `drafts.${'x'.repeat(122)}`,
])('"%s" is not a valid document id', (id) => {
  expect(parseDocumentId(id)).toBeNull();
  expect(isDocumentId(id)).toBe(false);
});

test('an id may have 128 characters, including its prefix', () => {
  expect(isDocumentId('x'.repeat(128))).toBe(true);
  expect(isDocumentId(`drafts.${'x'.repeat(121)}`)).toBe(true);
});

test('generates a missing id, completes a prefix and leaves an empty id empty', () => {
  expect(assignDocumentId(undefined)).toMatch(/^[0-9a-f-]{36}$/);
  expect(assignDocumentId('drafts.')).toMatch(/^drafts\.[0-9a-f-]{36}$/);
  expect(assignDocumentId('')).toBe('');
});
