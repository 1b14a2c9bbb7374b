import { expect, it } from 'vitest';
import { aDataset, anEvent, aPicture, assetId, toLines } from '../testing/a-dataset.ts';
import { pictureAlts } from './picture-alts.ts';

it('requires a text alternative in every language of the document', () => {
  const picture = aPicture(assetId('a'), { alt: { en: 'Casks', cs: 'Sudy', de: ' ' } });
  const seo = { image: aPicture(assetId('b'), { alt: null }) };
  const dataset = aDataset([
    anEvent('tapping', { picture }),
    anEvent('quiet', { languages: ['en'], seo }),
  ]);
  expect(toLines(pictureAlts(dataset))).toEqual([
    'error | event-tapping | picture | de | has no text alternative',
    'error | event-tapping | picture | it | has no text alternative',
    'error | event-quiet | seo.image | en | has no text alternative',
  ]);
});

it('accepts decorative pictures without one, and ignores other languages', () => {
  const decorative = aPicture(assetId('a'), { alt: null, decorative: true });
  const english = aPicture(assetId('a'), { alt: { en: 'Casks' } });
  const dataset = aDataset([
    anEvent('tapping', { picture: decorative }),
    anEvent('quiet', { languages: ['en'], picture: english }),
  ]);
  expect(pictureAlts(dataset)).toEqual([]);
});
