import type { ContentSourceMap } from '@sanity/client';
import { decodeSanityNodeData } from '@sanity/visual-editing-csm';
import { vercelStegaDecode, vercelStegaSplit } from '@vercel/stega';
import { expect, test } from 'vitest';
import { textMarker } from './mark-texts.ts';

const studioUrl = 'https://studio.example';
const mark = textMarker(studioUrl, 'cs');

/** Marks the title of a document that a query has returned, in one language. */
function markTitle(title: string, { id = 'concert', path = "$['title']['cs']" } = {}): string {
  const sourceMap: ContentSourceMap = {
    documents: [{ _id: id, _type: 'event' }],
    paths: [path],
    mappings: {
      "$['title']": { type: 'value', source: { type: 'documentValue', document: 0, path: 0 } },
    },
  };
  return Object(mark({ title }, sourceMap)).title;
}

/** Returns what the Studio's overlays read from a mark. */
const fieldOf = (marked: string) => decodeSanityNodeData(vercelStegaDecode<string>(marked) ?? '');

test.each([
  ['concert', 'published'],
  ['drafts.concert', 'drafts'],
  ['versions.spring.concert', 'spring'],
])('a text of %s leads to its field in the perspective %s', (id, perspective) => {
  const marked = markTitle('Koncert', { id });
  expect(vercelStegaSplit(marked).cleaned).toBe('Koncert');
  expect(fieldOf(marked)).toEqual({
    baseUrl: studioUrl,
    id: 'concert',
    type: 'event',
    path: 'title.cs',
    perspective,
  });
});

test('the path of a span of rich text names the keys of its block and of itself', () => {
  const path = "$['body']['cs'][?(@._key=='a')]['children'][?(@._key=='b')]['text']";
  expect(fieldOf(markTitle('Housle.', { path }))).toMatchObject({
    path: 'body.cs[_key=="a"].children[_key=="b"].text',
  });
});

test('a text that looks like a date or an address is marked, too', () => {
  for (const text of ['2026', '24. 12. 2026', 'https://museum.example']) {
    expect(markTitle(text)).not.toBe(text);
  }
});

test('a text in a language that the page does not show stays as it is', () => {
  expect(markTitle('Konzert', { path: "$['title']['de']" })).toBe('Konzert');
});
