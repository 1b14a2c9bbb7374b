import type { z } from 'zod';
import { choice, choiceReader, field, optional } from '../../parse/field.ts';
import { alcohol, bitterness, plato } from '../../parse/formats/beer-figures.ts';
import { readAllergens } from '../../parse/formats/read-allergens.ts';
import { filledList, list, readDistinct } from '../../parse/list.ts';
import { localizedLine, localizedText } from '../../parse/localized.ts';
import { record } from '../../parse/record.ts';
import { key, line, number, price, yesOrNo } from '../../parse/scalars.ts';
import { documentShape, type SchemaOf } from '../../queries/document-shape.ts';
import type { SectionContentOf } from '../../queries/page-content.ts';

type Section = SectionContentOf<'boardSection'>;
type Board = Section['board'];
type Tap = NonNullable<Board['taps']>[number];
type DishGroup = NonNullable<Board['groups']>[number];
type Dish = DishGroup['dishes'][number];

type Place = NonNullable<Section['place']>;

const rooms: Readonly<Record<Place, true>> = { taproom: true, beerHall: true };
const readPlace = choiceReader(rooms);

/** The room whose board a section shows. */
export const place = choice(rooms);

const places = optional(
  field('choice', (value): Place[] | null => {
    const known = readDistinct(value, readPlace);
    return known && known.length > 0 ? known : null;
  }),
);

const itemShape = {
  _key: key,
  name: localizedLine,
  czechName: optional(line),
  text: optional(localizedLine),
  allergens: optional(field('list', readAllergens)),
};

const tap: z.ZodType<Tap> = record({
  ...itemShape,
  style: optional(localizedLine),
  plato: optional(number(plato)),
  alcohol: optional(number(alcohol)),
  bitterness: optional(number(bitterness)),
  priceSmall: optional(price),
  priceLarge: optional(price),
  places,
  isOut: optional(yesOrNo),
});

const dish: z.ZodType<Dish> = record({
  ...itemShape,
  portion: optional(localizedLine),
  price: optional(price),
  diet: optional(choice<NonNullable<Dish['diet']>>({ vegetarian: true, vegan: true })),
});

const dishGroup: z.ZodType<DishGroup> = record({
  _key: key,
  title: localizedLine,
  places,
  dishes: filledList('groups[].dishes', dish),
});

const hasEntries = ({ taps, groups }: Board) => Boolean(taps?.length || groups?.length);

/**
 * A board with its fit beers and dishes; there has to be one. Invalid figures, prices and allergens
 * are left out, and what is left of an item shown.
 */
export const boardSchema: SchemaOf<Board> = record({
  ...documentShape('board'),
  title: localizedLine,
  note: optional(localizedText),
  taps: optional(list('taps', tap)),
  groups: optional(list('groups', dishGroup)),
}).refine(hasEntries, { error: 'list', path: ['taps'] });
