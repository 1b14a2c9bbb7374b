import { expect, it } from 'vitest';
import { aDataset, aDocument, toLines } from '../testing/a-dataset.ts';
import { termsOfSale } from './terms-of-sale.ts';

it('names the document, the field and the number', () => {
  const cancellation = { _type: 'localizedText', en: 'Cancel up to 48 hours before.' };
  const dataset = aDataset([aDocument('experience', 'cellar', { cancellation })]);
  expect(toLines(termsOfSale(dataset))).toEqual([
    'error | experience-cellar | cancellation | en | tickets are sold with 24 and 2: “Cancel up to 48 hours before.”',
  ]);
});
