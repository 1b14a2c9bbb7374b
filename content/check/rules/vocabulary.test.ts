import { expect, it } from 'vitest';
import { aDataset, aLine, anEvent, toLines } from '../testing/a-dataset.ts';
import { vocabulary } from './vocabulary.ts';

it('names the document, the field and the word to use', () => {
  const title = { ...aLine('Hladinka'), en: 'Ask at the box office' };
  expect(toLines(vocabulary(aDataset([anEvent('tapping', { title })])))).toEqual([
    'warning | event-tapping | title | en | “box office” is not in the vocabulary; use “ticket desk”',
  ]);
});
