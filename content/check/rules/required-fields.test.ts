import { expect, it } from 'vitest';
import { aDataset, aDocument, aLine, toLines } from '../testing/a-dataset.ts';
import { requiredFields } from './required-fields.ts';

const person = { name: 'Jana', email: 'jana@beermuseum.example' };

it('finds missing required fields, also in missing required objects', () => {
  const dataset = aDataset([
    aDocument('person', 'nobody', { name: '' }),
    aDocument('navigation', 'top', {
      name: 'header',
      links: [{ _type: 'navigationLink', title: aLine('Shop') }],
    }),
  ]);
  expect(toLines(requiredFields(dataset))).toEqual([
    'error | person-nobody | name | is missing',
    'error | person-nobody | email | is missing',
    'error | navigation-top | links[0].url | is missing',
  ]);
});

it('accepts a complete document', () => {
  expect(requiredFields(aDataset([aDocument('person', 'jana', person)]))).toEqual([]);
});
