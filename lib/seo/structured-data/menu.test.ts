import { describe, expect, it } from 'vitest';
import { aBoardSection, aDish, aTap } from '../../content/testing/a-board.ts';
import { menuNode } from './menu.ts';
import { aSite } from './testing/a-site.ts';

const page = { path: '/en/vycep-u-zvonu', language: 'en', tapsTitle: 'On tap now' } as const;
const url = 'https://example.com/en/vycep-u-zvonu';
const sold = {
  '@type': 'Offer',
  priceCurrency: 'CZK',
  availability: 'https://schema.org/InStock',
  url,
};

describe('menuNode', () => {
  it('has each beer with a price for each glass', () => {
    const menu = menuNode(aSite(), aBoardSection({ taps: [aTap()], groups: null }), page);
    const glass = (value: number) => ({ '@type': 'QuantitativeValue', value, unitCode: 'LTR' });
    expect(menu).toMatchObject({
      '@type': 'Menu',
      '@id': `${url}#board`,
      inLanguage: 'en',
      hasMenuSection: [
        {
          name: 'On tap now',
          hasMenuItem: [
            {
              name: 'Pale eleven',
              description: 'house lager, bready',
              offers: [
                { ...sold, price: 42, eligibleQuantity: glass(0.3) },
                { ...sold, price: 62, eligibleQuantity: glass(0.5) },
              ],
            },
          ],
        },
      ],
    });
  });

  it('says that a beer is out, and nothing about prices it does not know', () => {
    const taps = [
      aTap({ isOut: true, priceSmall: null }),
      aTap({ priceSmall: null, priceLarge: null }),
    ];
    const menu = menuNode(aSite(), aBoardSection({ taps, groups: null }), page);
    const offers = [menu?.hasMenuSection].flat();
    expect(JSON.stringify(offers).match(/schema\.org\/(SoldOut|InStock)/g)).toEqual([
      'schema.org/SoldOut',
    ]);
  });

  it('names diets only of dishes that have one', () => {
    const dishes = [aDish({ diet: 'vegan' }), aDish({ diet: 'vegetarian' }), aDish()];
    const groups = [{ _key: 'a', title: 'Without meat', places: null, dishes }];
    const menu = menuNode(aSite(), aBoardSection({ taps: null, groups }), page);
    expect(menu?.hasMenuSection).toMatchObject([
      {
        name: 'Without meat',
        hasMenuItem: [
          {
            suitableForDiet: ['https://schema.org/VeganDiet', 'https://schema.org/VegetarianDiet'],
          },
          { suitableForDiet: ['https://schema.org/VegetarianDiet'] },
          { suitableForDiet: undefined, offers: { ...sold, price: 245 } },
        ],
      },
    ]);
  });

  it('is missing if there is nothing on the board', () => {
    expect(menuNode(aSite(), aBoardSection({ taps: [], groups: [] }), page)).toBeNull();
  });
});
