import type {
  MenuItemLeaf,
  MenuLeaf,
  MenuSectionLeaf,
  OfferLeaf,
  RestrictedDiet,
} from 'schema-dts';
import { servedIn } from '../../content/documents/board/served-in.ts';
import { servingsOf } from '../../content/documents/board/servings.ts';
import type { SectionOf } from '../../content/get-page.ts';
import type { Locale } from '../../platform/i18n/locales.ts';
import { availability, currency } from './offer-facts.ts';
import type { SiteFacts } from './site-facts.ts';

type Board = SectionOf<'boardSection'>['board'];
type Tap = NonNullable<Board['taps']>[number];
type Dish = NonNullable<Board['groups']>[number]['dishes'][number];

/** A menu, which others refer to by its id. */
export type MenuNode = MenuLeaf & { readonly '@id': string };

/** The page of a board. */
interface MenuPage {
  readonly path: string;
  /** The language its content is in. */
  readonly language: Locale;
  /** The heading above its taps. */
  readonly tapsTitle: string;
}

const diets = {
  vegan: ['https://schema.org/VeganDiet', 'https://schema.org/VegetarianDiet'],
  vegetarian: ['https://schema.org/VegetarianDiet'],
} as const satisfies Record<NonNullable<Dish['diet']>, RestrictedDiet[]>;

/** Litre (UN/CEFACT recommendation 20). */
const litre = 'LTR';

/** Returns the menu of a section's board, or null if there is nothing on it. */
export function menuNode(
  { origin }: SiteFacts,
  { _key, anchor, place, board }: SectionOf<'boardSection'>,
  { path, language, tapsTitle }: MenuPage,
): MenuNode | null {
  const taps = servedIn(place, board.taps);
  const groups = servedIn(place, board.groups);
  if (taps.length + groups.length === 0) return null;
  const url = `${origin}${path}`;
  return {
    '@type': 'Menu',
    '@id': `${url}#${anchor ?? _key}`,
    url,
    name: board.title,
    inLanguage: language,
    isPartOf: { '@id': `${url}#page` },
    hasMenuSection: [
      ...menuSection(
        tapsTitle,
        taps.map((tap) => beer(tap, url)),
      ),
      ...groups.flatMap(({ title, dishes }) =>
        menuSection(
          title,
          dishes.map((each) => dish(each, url)),
        ),
      ),
    ],
  };
}

function menuSection(name: string, hasMenuItem: MenuItemLeaf[]): MenuSectionLeaf[] {
  return hasMenuItem.length > 0 ? [{ '@type': 'MenuSection', name, hasMenuItem }] : [];
}

function beer(tap: Tap, url: string): MenuItemLeaf {
  const offers = servingsOf(tap).flatMap(({ litres, price }) =>
    price === null
      ? []
      : [
          {
            ...offer(price, url, tap.isOut === true),
            eligibleQuantity: {
              '@type': 'QuantitativeValue' as const,
              value: litres,
              unitCode: litre,
            },
          },
        ],
  );
  return {
    '@type': 'MenuItem',
    name: tap.name,
    description: joined(tap.style, tap.text),
    offers: offers.length > 0 ? offers : undefined,
  };
}

function dish({ name, text, portion, price, diet }: Dish, url: string): MenuItemLeaf {
  return {
    '@type': 'MenuItem',
    name,
    description: joined(text, portion),
    suitableForDiet: diet ? diets[diet] : undefined,
    offers: price === null ? undefined : offer(price, url, false),
  };
}

function offer(price: number, url: string, isOut: boolean): OfferLeaf {
  return {
    '@type': 'Offer',
    price,
    priceCurrency: currency,
    availability: availability(isOut),
    url,
  };
}

function joined(...parts: readonly (string | null)[]): string | undefined {
  return parts.filter(Boolean).join(', ') || undefined;
}
