import { expect, it } from 'vitest';
import type { JsonObject } from '../../json/json.ts';
import { aDataset, aDocument, toLines } from '../testing/a-dataset.ts';
import { dealValidity } from './deal-validity.ts';

const problems = (fields: JsonObject) =>
  toLines(dealValidity(aDataset([aDocument('deal', 'winter', fields)])));

it('requires a last day, not before the first', () => {
  expect(problems({ validFrom: '2026-12-01' })).toEqual([
    'error | deal-winter | validThrough | is missing',
  ]);
  expect(problems({ validFrom: '2026-12-01', validThrough: '2026-11-30' })).toEqual([
    'error | deal-winter | validThrough | is not after validFrom',
  ]);
});

it('parses days as the site does', () => {
  expect(problems({ validThrough: '31. 12. 2026' })).toEqual([]);
  expect(problems({ validThrough: '12/31/2026' })).toEqual([
    'error | deal-winter | validThrough | "12/31/2026" is not a day',
  ]);
});

it('does not require a first day', () => {
  expect(problems({ validThrough: '2026-12-31' })).toEqual([]);
});
