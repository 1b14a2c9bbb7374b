import { expect, it } from 'vitest';
import { aDataset, aLine, anEvent, toLines } from '../testing/a-dataset.ts';
import { prepositions } from './prepositions.ts';

it('names the document, the field and the words', () => {
  const title = aLine('fino al 8 dicembre');
  expect(toLines(prepositions(aDataset([anEvent('market', { title })])))).toEqual([
    'error | event-market | title | it | the article elides before 8 and 11 (l’8, all’11): “fino al 8 dicembre”',
  ]);
});
