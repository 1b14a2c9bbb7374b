import type {
  MenuItemLeaf,
  MenuLeaf,
  MenuSectionLeaf,
  OfferLeaf,
  RestrictedDiet,
} from 'schema-dts';
import {
  allergensText,
  type BoardTranslator,
  figureTexts,
  joinDetails,
} from '../../content/documents/board/board-texts.ts';
import { servedIn } from '../../content/documents/board/served-in.ts';
import { isAlcoholFree, servingsOf } from '../../content/documents/board/servings.ts';
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
}

/** How items are described: as on the board. */
interface Words {
  readonly t: BoardTranslator;
  /** The language of the words and numbers around the content. */
  readonly locale: Locale;
}

const diets = {
  vegan: ['https://schema.org/VeganDiet', 'https://schema.org/VegetarianDiet'],
  vegetarian: ['https://schema.org/VegetarianDiet'],
} as const satisfies Record<NonNullable<Dish['diet']>, RestrictedDiet[]>;

/** Litre (UN/CEFACT recommendation 20). */
const litre = 'LTR';

/**
 * Returns the menu of a section's board, whose items are described as there, or null if there is nothing
 * on it.
 */
export function menuNode(
  { origin, locale }: SiteFacts,
  { _key, anchor, place, board }: SectionOf<'boardSection'>,
  { path, language }: MenuPage,
  t: BoardTranslator,
): MenuNode | null {
  const taps = servedIn(place, board.taps);
  const groups = servedIn(place, board.groups);
  if (taps.length + groups.length === 0) return null;
  const url = `${origin}${path}`;
  const words = { t, locale };
  return {
    '@type': 'Menu',
    '@id': `${url}#${anchor ?? _key}`,
    url,
    name: board.title,
    inLanguage: language,
    isPartOf: { '@id': `${url}#page` },
    hasMenuSection: [
      ...menuSection(
        t('onTap'),
        taps.map((tap) => beer(tap, url, words)),
      ),
      ...groups.flatMap(({ title, dishes }) =>
        menuSection(
          title,
          dishes.map((each) => dish(each, url, words)),
        ),
      ),
    ],
  };
}

function menuSection(name: string, hasMenuItem: MenuItemLeaf[]): MenuSectionLeaf[] {
  return hasMenuItem.length > 0 ? [{ '@type': 'MenuSection', name, hasMenuItem }] : [];
}

function beer(tap: Tap, url: string, { t, locale }: Words): MenuItemLeaf {
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
  const { plato, alcohol, bitterness } = figureTexts(tap, t, locale);
  const mark = isAlcoholFree(tap) ? t('alcoholFree') : null;
  return {
    '@type': 'MenuItem',
    name: tap.name,
    description: described([mark, tap.style, plato, alcohol, bitterness, tap.text], tap, t),
    offers: offers.length > 0 ? offers : undefined,
  };
}

function dish(item: Dish, url: string, { t }: Words): MenuItemLeaf {
  const { name, text, portion, price, diet } = item;
  return {
    '@type': 'MenuItem',
    name,
    description: described([text, portion], item, t),
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

function described(
  details: readonly (string | null)[],
  { allergens }: Pick<Tap | Dish, 'allergens'>,
  t: BoardTranslator,
): string | undefined {
  return [joinDetails(details), allergensText(allergens, t)].filter(Boolean).join(' ') || undefined;
}
