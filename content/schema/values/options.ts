import type { TitledListValue } from '@sanity/types';
import { type Allergen, allergens } from '../../../lib/content/parse/formats/read-allergens.ts';
import { type PageFormKind, pageFormKinds } from '../../../lib/routing/form-kind.ts';
import { pathFor } from '../../../lib/routing/path-for.ts';
import { pageRoutes } from '../../../lib/routing/routes.ts';
import { weekdayName } from '../../../lib/time/format/weekday.ts';
import { weekdays } from '../../../lib/time/weekdays.ts';
import { locales } from './locales.ts';

/** The values that editors choose from, each with its title. */
export type Options = TitledListValue<string>[];

export const languageOptions: Options = locales.map(({ id, title }) => ({ title, value: id }));

export const weekdayOptions: Options = weekdays.map((day) => ({
  title: weekdayName(day, 'en'),
  value: day,
}));

/** The routes with one page each, by their English paths. */
export const pageRouteOptions: Options = pageRoutes.map((route) => ({
  title: pathFor(route, 'en'),
  value: route,
}));

const formTitles: Record<PageFormKind, string> = {
  career: 'Job application',
  reservation: 'Reservation enquiry',
  subscription: 'Newsletter subscription',
};

export const formOptions: Options = pageFormKinds.map((kind) => ({
  title: formTitles[kind],
  value: kind,
}));

const taproom = { title: 'Taproom', value: 'taproom' };
const beerHall = { title: 'Beer hall', value: 'beerHall' };

/** The parts of the museum with opening hours of their own. */
export const venueOptions: Options = [{ title: 'Museum', value: 'museum' }, taproom];

/** The areas of a page with links to other pages. */
export const areaOptions: Options = [
  { title: 'Header', value: 'header' },
  { title: 'Footer', value: 'footer' },
];

/** Where events take place. */
export const eventPlaceOptions: Options = [
  ...venueOptions,
  beerHall,
  { title: 'Lager cellar', value: 'cellar' },
];

/** Where guests eat and drink. */
export const boardPlaceOptions: Options = [taproom, beerHall];

export const dietOptions: Options = [
  { title: 'Vegetarian', value: 'vegetarian' },
  { title: 'Vegan', value: 'vegan' },
];

const allergenTitles: Record<Allergen, string> = {
  1: 'Cereals with gluten',
  2: 'Crustaceans',
  3: 'Eggs',
  4: 'Fish',
  5: 'Peanuts',
  6: 'Soybeans',
  7: 'Milk',
  8: 'Nuts',
  9: 'Celery',
  10: 'Mustard',
  11: 'Sesame seeds',
  12: 'Sulphur dioxide and sulphites',
  13: 'Lupin',
  14: 'Molluscs',
};

/** The allergens by their numbers. */
export const allergenOptions: TitledListValue<number>[] = allergens.map((number) => ({
  title: `${number} ${allergenTitles[number]}`,
  value: number,
}));

/** Where people work. */
export const workplaceOptions: Options = [
  ...eventPlaceOptions,
  { title: 'Brand store', value: 'shop' },
  { title: 'Office', value: 'office' },
];

/** The categories of questions, in the order shown to editors. */
export const faqCategoryOptions: Options = [
  { title: 'Tickets and times', value: 'tickets' },
  { title: 'Getting here', value: 'gettingHere' },
  { title: 'Children, dogs and age', value: 'children' },
  { title: 'Access', value: 'access' },
  { title: 'Beer and tasting', value: 'beer' },
  { title: 'Groups, vouchers and refunds', value: 'groups' },
];
