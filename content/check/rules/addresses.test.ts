import { describe, expect, it } from 'vitest';
import { aDataset, aDocument, aPage, aTextWithLinks, toLines } from '../testing/a-dataset.ts';
import { addresses } from './addresses.ts';

const problems = (url: string) =>
  toLines(addresses(aDataset([aDocument('settings', 'only', { instagramUrl: url })])));

describe('addresses', () => {
  it.each([
    'javascript:alert(1)',
    'data:text/html,hello',
    '//example.com',
    'example.com',
    'https://',
    'https://example.com/a b',
    '/\\example.com',
    '#a b',
    'tel:555 010 010',
    'tel:+420 555 010 010',
  ])('rejects %s', (address) => {
    expect(problems(address)).toEqual([
      expect.stringMatching(/^error \| settings-only \| instagramUrl/),
    ]);
  });

  it.each([
    ' https://example.com',
    'http://example.com/',
    'mailto:',
    'mailto:info@',
    'mailto:%zz',
    'tel:555010010',
    'tel:+',
  ])('warns about %s, which the site reads', (address) => {
    expect(problems(address)).toEqual([
      expect.stringMatching(/^warning \| settings-only \| instagramUrl/),
    ]);
  });

  it.each([
    'www.example.com/a',
    'https://example.com/a?b=c#d',
    '/en/contact#hours',
    '#hours',
    'mailto:info@beermuseum.example',
    'mailto:info@beermuseum.example,shop@beermuseum.example?subject=Ahoj',
    'tel:+420555010010',
    'tel:+420-555-010-010',
  ])('accepts %s', (address) => {
    expect(problems(address)).toEqual([]);
  });

  it('checks in each language where visitors under 18 are led', () => {
    const responsibleDrinkingUrl = {
      en: 'https://example.com',
      cs: '/cs/faq',
      de: 'www.example.com',
      it: 'example com',
    };
    const settings = aDocument('settings', 'only', { responsibleDrinkingUrl });
    expect(toLines(addresses(aDataset([settings])))).toEqual([
      'error | settings-only | responsibleDrinkingUrl | cs | "/cs/faq" is not the address of a website',
      'error | settings-only | responsibleDrinkingUrl | it | "example com" is not the address of a website',
    ]);
  });

  it('checks addresses in rich text', () => {
    const body = { de: aTextWithLinks({ href: 'javascript:alert(1)' }) };
    const page = aPage('terms', [{ _type: 'richTextSection', body }]);
    expect(toLines(addresses(aDataset([page])))).toEqual([
      'error | page-terms | sections[0].body[0].markDefs[0].href | de | "javascript:alert(1)" is unsafe: javascript: is not followed',
    ]);
  });

  it('checks e-mail addresses and telephone numbers of people', () => {
    const person = (email: string, phone: string) => aDocument('person', 'jana', { email, phone });
    const wrong = aDataset([person('jana at beermuseum.example', '555')]);
    expect(toLines(addresses(wrong)).map((line) => line.split(' | ')[2])).toEqual([
      'email',
      'phone',
    ]);
    const right = aDataset([person('jana@beermuseum.example', '+420 555 010 010')]);
    expect(addresses(right)).toEqual([]);
  });

  it('warns about telephone numbers without a country code', () => {
    const dataset = aDataset([aDocument('person', 'jana', { phone: '0800 123 456' })]);
    expect(toLines(addresses(dataset))).toEqual([
      'warning | person-jana | phone | "0800 123 456" has no country code, such as +420',
    ]);
  });
});
