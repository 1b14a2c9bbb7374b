import { expect, it } from 'vitest';
import { aDataset, aDocument, aTextWithLinks, toLines } from '../testing/a-dataset.ts';
import { spaces } from './spaces.ts';

it('finds wrong spaces in rich text, on the legal pages too', () => {
  const [block] = aTextWithLinks({});
  const body = {
    _type: 'localizedRichText',
    cs: [{ ...block, children: [{ _type: 'span', text: 'Sejdeme se v pátek.' }] }],
  };
  expect(toLines(spaces(aDataset([aDocument('page', 'terms', { body })])))).toEqual([
    'error | page-terms | body[0] | cs | a word of one letter needs a no-break space after it: “Sejdeme se v pátek.”',
  ]);
});
