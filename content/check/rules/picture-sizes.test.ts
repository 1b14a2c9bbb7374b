import { expect, it } from 'vitest';
import {
  aDataset,
  aDocument,
  anEvent,
  aPage,
  aPicture,
  assetId,
  toLines,
} from '../testing/a-dataset.ts';
import { pictureSizes } from './picture-sizes.ts';

const wide = (width: number, format?: string) => aPicture(assetId('a', width, format));

/** Returns a dataset with pictures of these widths in every place with a minimum width. */
const everywhere = (hero: number, gallery: number, card: number) =>
  aDataset([
    aPage('faq', [
      { _type: 'heroSection', picture: wide(hero) },
      { _type: 'imageTextSection', layout: 'fullBleed', picture: wide(hero) },
      { _type: 'cardsSection', items: [{ _type: 'card', picture: wide(card) }] },
      { _type: 'dealHeroSection', picture: wide(hero) },
    ]),
    anEvent('tapping', { picture: wide(hero) }),
    aDocument('experience', 'one', { gallery: [wide(gallery)] }),
    aDocument('gallery', 'house', { items: [wide(gallery)] }),
  ]);

it('finds a picture one pixel too narrow for its place', () => {
  expect(toLines(pictureSizes(everywhere(1919, 1199, 749)))).toEqual([
    'warning | page-faq | sections[0].picture | is 1919 px wide; needs 1920 at this place (hero)',
    'warning | page-faq | sections[1].picture | is 1919 px wide; needs 1920 at this place (fullBleed)',
    'warning | page-faq | sections[2].items[0].picture | is 749 px wide; needs 750 at this place (card)',
    'warning | page-faq | sections[3].picture | is 1919 px wide; needs 1920 at this place (hero)',
    'warning | event-tapping | picture | is 1919 px wide; needs 1920 at this place (hero)',
    'warning | experience-one | gallery[0] | is 1199 px wide; needs 1200 at this place (gallery)',
    'warning | gallery-house | items[0] | is 1199 px wide; needs 1200 at this place (gallery)',
  ]);
});

it('reports a picture with less than half of that width as an error', () => {
  expect(toLines(pictureSizes(aDataset([anEvent('tapping', { picture: wide(959) })])))).toEqual([
    'error | event-tapping | picture | is 959 px wide; needs 1920 at this place (hero)',
  ]);
});

it('subtracts the crop', () => {
  const crop = { left: 0.1, right: 0.2, top: 0, bottom: 0 };
  const picture = aPicture(assetId('a', 2400), { crop });
  expect(toLines(pictureSizes(aDataset([anEvent('tapping', { picture })])))).toEqual([
    'warning | event-tapping | picture | is 1680 px wide; needs 1920 at this place (hero)',
  ]);
});

it('accepts wide pictures, SVGs, and small pictures in small places', () => {
  expect(pictureSizes(everywhere(1920, 1200, 750))).toEqual([]);
  const page = aPage('faq', [
    { _type: 'heroSection', size: 'plain', picture: wide(600) },
    { _type: 'heroSection', picture: wide(100, 'svg') },
    { _type: 'richTextSection', picture: wide(600) },
  ]);
  expect(pictureSizes(aDataset([page]))).toEqual([]);
});
