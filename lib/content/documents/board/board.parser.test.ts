import { describe, expect, it } from 'vitest';
import { line } from '../../testing/stored-documents.ts';
import { boardSchema } from './board.parser.ts';

const eleven = { _key: 'a', name: line('Pale eleven'), plato: 11, priceSmall: '42 Kč' };
const soup = { _key: 'b', name: line('Soup'), price: 75, allergens: [9, 1] };
const soups = { _key: 'c', title: line('Soups'), dishes: [soup] };
const stored = {
  _id: 'board-house',
  _type: 'board',
  title: line('Food and drink'),
  taps: [eleven],
  groups: [soups],
};

const parsed = (changes: object) => boardSchema.safeParse({ ...stored, ...changes });

describe('a board', () => {
  it('leaves out beers and dishes without a name, and groups without dishes', () => {
    const groups = [soups, { ...soups, dishes: [{ ...soup, name: null }] }, { dishes: [soup] }];
    const { data } = parsed({ taps: [{ ...eleven, name: ' ' }, eleven, 'beer'], groups });
    expect(data?.taps).toMatchObject([{ name: { en: 'Pale eleven' }, priceSmall: 42 }]);
    expect(data?.groups).toMatchObject([{ title: { en: 'Soups' } }]);
  });

  it('leaves out figures, prices and choices that are invalid, and shows the rest', () => {
    const odd = { plato: 110, alcohol: -1, priceLarge: '6.2', places: ['attic'], isOut: 'maybe' };
    const { data } = parsed({ taps: [{ ...eleven, ...odd }], groups: null });
    expect(data?.taps).toMatchObject([
      { plato: null, alcohol: null, priceLarge: null, places: null, isOut: null },
    ]);
  });

  it.each([
    ['in ascending order, each once', ['9', 1, 9], [1, 9]],
    ['as unknown if one is invalid', [1, 15], null],
    ['as unknown if there are none', [], null],
  ])('reads allergens %s', (_, allergens, expected) => {
    const { data } = parsed({ groups: [{ ...soups, dishes: [{ ...soup, allergens }] }] });
    expect(data?.groups?.[0]?.dishes[0]?.allergens).toEqual(expected);
  });

  it.each([[{ taps: null, groups: null }], [{ taps: [{}], groups: [{ ...soups, dishes: [] }] }]])(
    'is unfit without a beer and a dish: %j',
    (changes) => {
      expect(parsed(changes).error?.issues).toMatchObject([{ message: 'list', path: ['taps'] }]);
    },
  );
});
