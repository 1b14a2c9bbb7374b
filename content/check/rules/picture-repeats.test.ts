import { expect, it } from 'vitest';
import {
  aDataset,
  aDocument,
  aPage,
  aPicture,
  assetId,
  to,
  toLines,
} from '../testing/a-dataset.ts';
import { pictureRepeats } from './picture-repeats.ts';

const hero = { _type: 'heroSection', picture: aPicture(assetId('a')) };
const text = (seed: string) => ({ _type: 'richTextSection', picture: aPicture(assetId(seed)) });
const shown = { _type: 'gallerySection', gallery: to('gallery-house') };
const gallery = (...seeds: string[]) =>
  aDocument('gallery', 'house', { items: seeds.map((seed) => aPicture(assetId(seed))) });

it('finds a picture twice on a page, including its galleries', () => {
  const page = aPage('faq', [hero, text('a'), shown]);
  expect(toLines(pictureRepeats(aDataset([page, gallery('b', 'a')])))).toEqual([
    'warning | page-faq | sections[1].picture | shows the picture of sections[0].picture again',
    'warning | page-faq | sections[2].gallery | shows the picture of sections[0].picture again',
  ]);
});

it('finds a picture twice in a gallery', () => {
  expect(toLines(pictureRepeats(aDataset([gallery('a', 'b', 'a')])))).toEqual([
    'warning | gallery-house | items[2] | shows the picture of items[0] again',
  ]);
});

it('finds a picture again in the experiences listed on a page', () => {
  const experience = aDocument('experience', 'tour', { picture: aPicture(assetId('a')) });
  const page = aPage('home', [hero, { _type: 'experienceListSection' }]);
  expect(toLines(pictureRepeats(aDataset([page, experience])))).toEqual([
    'warning | page-home | sections[1] | shows the picture of sections[0].picture again',
  ]);
});

it('finds a picture again in the deal of a section without its own picture', () => {
  const deal = aDocument('deal', 'two', { picture: aPicture(assetId('a')) });
  const shows = { _type: 'dealHeroSection', deal: to('deal-two') };
  const other = { ...shows, picture: aPicture(assetId('b')) };
  const pages = [aPage('home', [hero, shows]), aPage('faq', [hero, other])];
  expect(toLines(pictureRepeats(aDataset([...pages, deal])))).toEqual([
    'warning | page-home | sections[1] | shows the picture of sections[0].picture again',
  ]);
});

it('finds a picture again in the three related experiences', () => {
  const experience = (name: string, order: number, lead: string, ...gallery: string[]) =>
    aDocument('experience', name, {
      order,
      picture: aPicture(assetId(lead)),
      gallery: gallery.map((seed) => aPicture(assetId(seed))),
    });
  const all = [
    experience('fifth', 5, 'e', 'a'),
    experience('first', 1, 'a', 'e'),
    experience('second', 2, 'b'),
    experience('third', 3, 'c'),
    experience('fourth', 4, 'd'),
  ];
  expect(toLines(pictureRepeats(aDataset(all)))).toEqual([
    'warning | experience-fifth | experience-first | shows the picture of gallery[0] again',
  ]);
});

it('finds a picture on a fourth page, including in a gallery', () => {
  const again = [aPage('faq', [hero]), aPage('home', [hero]), aPage('program', [hero, text('b')])];
  const last = aPage('contact', [text('c'), shown]);
  const dataset = aDataset([...again, last, gallery('a')]);
  expect(toLines(pictureRepeats(dataset))).toEqual([
    'warning | page-contact | sections[1].gallery | shows the picture of page-faq, page-home, page-program again',
  ]);
});

it('accepts a picture on a fourth page that lists its experience', () => {
  const experience = aDocument('experience', 'tour', { picture: aPicture(assetId('a')) });
  const lists = ['faq', 'home', 'program'].map((route) =>
    aPage(route, [text('b'), { _type: 'experienceListSection' }]),
  );
  expect(pictureRepeats(aDataset([...lists, experience]))).toEqual([]);
});

it('accepts the same picture on different pages and in shared links', () => {
  const seo = { image: aPicture(assetId('a')) };
  const pages = [aPage('faq', [hero, text('b'), shown], { seo }), aPage('contact', [hero])];
  expect(pictureRepeats(aDataset([...pages, gallery('c', 'd')]))).toEqual([]);
});
