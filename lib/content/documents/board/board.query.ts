import { documentFields, fewItems } from '../../queries/fragments.ts';

/** Fields that beers and dishes share; guests order by the Czech name in every language. */
const itemFields = `_key, name, "czechName": name.cs, text, allergens`;

/** The fields of a board, which sections show by reference. */
export const boardFields = `${documentFields}, title, note,
  taps${fewItems}{${itemFields}, style, plato, alcohol, bitterness, priceSmall, priceLarge, places, isOut},
  groups${fewItems}{_key, title, places, dishes${fewItems}{${itemFields}, portion, price, diet}}`;
