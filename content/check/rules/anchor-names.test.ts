import { expect, it } from 'vitest';
import { aDataset, aDocument, aPage, toLines } from '../testing/a-dataset.ts';
import { anchorNames } from './anchor-names.ts';

const dogs = aDocument('faqEntry', 'dogs', { anchor: 'dogs', category: 'children', order: 1 });
const section = (anchor: string) => ({ _type: 'richTextSection', anchor });

it('finds anchors that occur twice on a page or that no link can contain', () => {
  const page = aPage('faq', [
    section('dogs'),
    section('opening hours'),
    section('content'),
    { _type: 'faqSection', anchor: 'questions' },
  ]);
  expect(toLines(anchorNames(aDataset([page, dogs])))).toEqual([
    'error | page-faq | sections[1].anchor | "opening hours" has more than letters, digits, - and _',
    'error | page-faq | sections[2].anchor | the page has the anchor "content" already',
    'error | page-faq | sections[3] | the page has the anchor "dogs" already',
  ]);
});

it('accepts the same anchor on different pages', () => {
  const pages = [aPage('faq', [section('hours')]), aPage('contact', [section('hours')])];
  expect(anchorNames(aDataset(pages))).toEqual([]);
});
