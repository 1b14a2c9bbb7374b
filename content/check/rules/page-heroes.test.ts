import { expect, it } from 'vitest';
import { aDataset, aPage, toLines } from '../testing/a-dataset.ts';
import { pageHeroes } from './page-heroes.ts';

const hero = { _type: 'heroSection' };
const text = { _type: 'richTextSection' };

it('finds pages without a hero at the start or with two', () => {
  const pages = [
    aPage('faq', [text, hero]),
    aPage('contact', [hero, text, hero]),
    aPage('terms', []),
  ];
  expect(toLines(pageHeroes(aDataset(pages)))).toEqual([
    'error | page-faq | sections[0] | is not a hero',
    'error | page-contact | sections[2] | is another hero; a page has one',
    'error | page-terms | sections[0] | is not a hero',
  ]);
});

it('accepts one hero at the start', () => {
  expect(pageHeroes(aDataset([aPage('faq', [hero, text])]))).toEqual([]);
});
