import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import cs from '../../../messages/cs.json' with { type: 'json' };
import en from '../../../messages/en.json' with { type: 'json' };
import { aBoardSection, aDish, aTap } from '../../content/testing/a-board.ts';
import { menuNode } from './menu.ts';
import { aSite } from './testing/a-site.ts';

const t = createTranslator({ locale: 'en', messages: en, namespace: 'board' });
const page = { path: '/en/vycep-u-zvonu', language: 'en' } as const;
const url = 'https://example.com/en/vycep-u-zvonu';
const sold = {
  '@type': 'Offer',
  priceCurrency: 'CZK',
  availability: 'https://schema.org/InStock',
  url,
};

describe('menuNode', () => {
  it('has each beer with a price for each glass', () => {
    const menu = menuNode(aSite(), aBoardSection({ taps: [aTap()], groups: null }), page, t);
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
              description:
                'house lager · 11\u00a0°P · 4.6%\u00a0vol. · 34\u00a0IBU · bready (allergens:\u00a01)',
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
    const menu = menuNode(aSite(), aBoardSection({ taps, groups: null }), page, t);
    const offers = [menu?.hasMenuSection].flat();
    expect(JSON.stringify(offers).match(/schema\.org\/(SoldOut|InStock)/g)).toEqual([
      'schema.org/SoldOut',
    ]);
  });

  it('describes beers and dishes as the board does, in the words of the page', () => {
    const taps = [aTap({ alcohol: 0.4, plato: 5, text: null, allergens: null })];
    const dishes = [
      aDish({ portion: '300 g', allergens: [1, 3, 7] }),
      aDish({ text: null, allergens: [4] }),
      aDish({ text: null, allergens: null }),
    ];
    const groups = [{ _key: 'a', title: 'Z kuchyně', places: null, dishes }];
    const czech = createTranslator({ locale: 'cs', messages: cs, namespace: 'board' });
    const section = aBoardSection({ taps, groups });
    const menu = menuNode(aSite({ locale: 'cs' }), section, page, czech);
    expect(menu?.hasMenuSection).toMatchObject([
      {
        name: 'Právě na čepu',
        hasMenuItem: [
          {
            description:
              'Nealkoholické · house lager · 5\u00a0°P · 0,4\u00a0%\u00a0obj. · 34\u00a0IBU',
          },
        ],
      },
      {
        hasMenuItem: [
          { description: 'with bread dumplings · 300 g (alergeny:\u00a01,\u00a03,\u00a07)' },
          { description: '(alergeny:\u00a04)' },
          { description: undefined },
        ],
      },
    ]);
  });

  it('names diets only of dishes that have one', () => {
    const dishes = [aDish({ diet: 'vegan' }), aDish({ diet: 'vegetarian' }), aDish()];
    const groups = [{ _key: 'a', title: 'Without meat', places: null, dishes }];
    const menu = menuNode(aSite(), aBoardSection({ taps: null, groups }), page, t);
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
    expect(menuNode(aSite(), aBoardSection({ taps: [], groups: [] }), page, t)).toBeNull();
  });
});
