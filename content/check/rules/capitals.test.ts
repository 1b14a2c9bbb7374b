import { expect, it } from 'vitest';
import { aDataset, aLine, anEvent, toLines } from '../testing/a-dataset.ts';
import { capitals } from './capitals.ts';

it('names the document, the field and the word', () => {
  const title = aLine('do Pá');
  expect(toLines(capitals(aDataset([anEvent('tapping', { title })])))).toEqual([
    'error | event-tapping | title | cs | write “Pá” in small letters: “do Pá”',
  ]);
});
