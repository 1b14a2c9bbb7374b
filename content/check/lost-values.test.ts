import { expect, it } from 'vitest';
import { lostValues } from './lost-values.ts';

const board = { _id: 'board-house', _type: 'board' };

const pathsOf = (stored: object, parsed: object | null) =>
  lostValues({ ...board, ...stored }, parsed && { ...board, ...parsed }).map(
    ({ id, path }) => `${id} ${path}`,
  );

it('returns values that are absent, with the document and the path', () => {
  const taps = [{ _key: 'a', price: -5, name: { _type: 'localizedString', en: 'Pale', cs: 7 } }];
  const parsed = [{ _key: 'a', price: null, name: { _type: 'localizedString', en: 'Pale' } }];
  expect(pathsOf({ taps }, { taps: parsed })).toEqual([
    'board-house taps[0].price',
    'board-house taps[0].name.cs',
  ]);
});

it('returns items that are absent from a list, and lists without keys as a whole', () => {
  const taps = [{ _key: 'a', price: 1 }, { _key: 'b', price: 1 }, { _key: 'c' }];
  const stored = { taps, places: ['taproom', 'attic'] };
  const parsed = { taps: [{ _key: 'b', price: 1 }], places: ['taproom'] };
  expect(pathsOf(stored, parsed)).toEqual(['board-house taps[0]', 'board-house places']);
});

it('returns a document that is absent', () => {
  expect(lostValues([board], [])).toEqual([{ id: 'board-house', type: 'board', path: '' }]);
  expect(lostValues({ board }, { board: null })).toMatchObject([{ id: 'board-house', path: '' }]);
});

it('returns no value that is empty or read in another form', () => {
  const stored = { text: ' ', taps: [], note: { _type: 'localizedText', en: '' }, price: '42 Kč' };
  expect(pathsOf({ ...stored, _rev: 'r1' }, { price: 42 })).toEqual([]);
});
