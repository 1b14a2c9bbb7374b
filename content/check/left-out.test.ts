import { expect, it } from 'vitest';
import { leftOutOf } from './left-out.ts';
import { aDocument, aLine, anEvent, toLines } from './testing/a-dataset.ts';

it('reports a document that cannot be shown, and why', async () => {
  const board = aDocument('board', 'house', { title: aLine('Beer'), taps: [] });
  expect(toLines(await leftOutOf([board], []))).toEqual([
    'error | board-house | taps | expected list; the document is left out',
  ]);
});

it('reports values that a page can do without', async () => {
  const beer = { _key: 'a', _type: 'tap', name: aLine('Pale'), priceLarge: 62 };
  const board = (tap: object) =>
    aDocument('board', 'house', { title: aLine('Beer'), taps: [{ ...beer, ...tap }] });
  expect(await leftOutOf([board({ allergens: [1] })], [])).toEqual([]);
  expect(toLines(await leftOutOf([board({ priceLarge: -5, allergens: [99] })], []))).toEqual([
    'error | board-house | taps[0].allergens | cannot be read; it is left out',
    'error | board-house | taps[0].priceLarge | cannot be read; it is left out',
  ]);
});

it('reports a document once, whatever else of it is left out', async () => {
  const event = anEvent('talk', { title: aLine('Talk'), externalUrl: 'nowhere' });
  const problems = await leftOutOf([event], []);
  expect(new Set(problems.map(({ message }) => message))).not.toContain(
    'cannot be read; it is left out',
  );
});
