import type { SectionOf } from '../get-page.ts';

type Section = SectionOf<'boardSection'>;
type Board = Section['board'];
type Tap = NonNullable<Board['taps']>[number];
type Dish = NonNullable<Board['groups']>[number]['dishes'][number];

/** Returns a beer in English that is on tap in all rooms, with the given fields overridden. */
export function aTap(overrides: Partial<Tap> = {}): Tap {
  return {
    _key: overrides.name ?? 'eleven',
    name: 'Pale eleven',
    czechName: 'Světlá jedenáctka',
    style: 'house lager',
    text: 'bready',
    plato: 11,
    alcohol: 4.6,
    bitterness: 34,
    priceSmall: 42,
    priceLarge: 62,
    allergens: [1],
    places: null,
    isOut: null,
    ...overrides,
  };
}

/** Returns a dish in English, with the given fields overridden. */
export function aDish(overrides: Partial<Dish> = {}): Dish {
  return {
    _key: overrides.name ?? 'goulash',
    name: 'Beef goulash',
    czechName: 'Hovězí guláš',
    text: 'with bread dumplings',
    portion: null,
    price: 245,
    diet: null,
    allergens: [1, 3, 7],
    ...overrides,
  };
}

/** Returns a section with a board of one beer and one dish, with fields of the board overridden. */
export function aBoardSection(overrides: Partial<Board> = {}): Section {
  return {
    _key: 'board-of-the-room',
    _type: 'boardSection',
    anchor: 'board',
    tone: 'sand',
    label: null,
    heading: null,
    intro: null,
    place: 'taproom',
    board: {
      _id: 'board-house',
      _type: 'board',
      title: 'Food and drink',
      note: null,
      taps: [aTap()],
      groups: [{ _key: 'kitchen', title: 'From the kitchen', places: null, dishes: [aDish()] }],
      ...overrides,
    },
  };
}
