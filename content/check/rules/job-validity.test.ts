import { expect, it } from 'vitest';
import type { JsonObject } from '../../json/json.ts';
import { aDataset, aDocument, toLines } from '../testing/a-dataset.ts';
import { jobValidity } from './job-validity.ts';

const problems = (fields: JsonObject) =>
  toLines(jobValidity(aDataset([aDocument('jobPosting', 'tapster', fields)])));

it('requires a last day, not before the first', () => {
  expect(problems({ datePosted: '2026-10-01' })).toEqual([
    'error | jobPosting-tapster | validThrough | is missing',
  ]);
  expect(problems({ datePosted: '2026-10-01', validThrough: '2026-09-30' })).toEqual([
    'error | jobPosting-tapster | validThrough | is not after datePosted',
  ]);
  expect(problems({ datePosted: '2026-10-01', validThrough: '2026-11-31' })).toEqual([
    'error | jobPosting-tapster | validThrough | "2026-11-31" is not a day',
  ]);
});

it('accepts a single day', () => {
  expect(problems({ datePosted: '2026-10-01', validThrough: '2026-10-01' })).toEqual([]);
});
