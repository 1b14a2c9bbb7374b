import { expect, it } from 'vitest';
import { pageAnchors } from '../../../lib/routing/page-anchors.ts';
import { aDataset, aPage, toLines } from '../testing/a-dataset.ts';
import { pageAnchorsPresent } from './page-anchors.ts';

const sections = (anchors: readonly string[]) =>
  anchors.map((anchor) => ({ _type: 'richTextSection', anchor }));

const pages = Object.entries(pageAnchors).map(([route, anchors]) =>
  aPage(route, sections(anchors)),
);

it('accepts pages with the anchors that the site links to', () => {
  expect(pageAnchorsPresent(aDataset([...pages, aPage('faq')]))).toEqual([]);
});

it('finds a page that has lost one of them', () => {
  const others = pages.filter(({ route }) => route !== 'terms');
  const kept = pageAnchors.terms.filter((anchor) => anchor !== 'terms');
  expect(
    toLines(pageAnchorsPresent(aDataset([...others, aPage('terms', sections(kept))]))),
  ).toEqual(['error | page-terms | sections | needs the anchor "terms": the site links to it']);
});
