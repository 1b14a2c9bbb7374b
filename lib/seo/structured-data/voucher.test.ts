import { expect, it } from 'vitest';
import type { SectionOf } from '../../content/get-page.ts';
import { aSite } from './testing/a-site.ts';
import { voucherNodes } from './voucher.ts';

const page = { title: 'Gift vouchers', path: '/en/gift-vouchers', image: undefined };

function cards(...titles: string[]): SectionOf<'cardsSection'> {
  return {
    _key: 'cards',
    _type: 'cardsSection',
    anchor: null,
    tone: 'paper',
    label: null,
    heading: null,
    intro: null,
    items: titles.map((title) => ({
      _key: title,
      title,
      text: 'A seat.',
      picture: null,
      link: { label: 'Buy', href: '/en/ticketing-office', openInNewWindow: false },
    })),
  };
}

it('sells the cards that are an amount, in the spelling of every language', () => {
  const section = cards('500 Kč', '1,000 Kč', '1\u00a0000 Kč', '2.000 Kč', 'An experience for two');
  const vouchers = voucherNodes(aSite(), [section], page);
  expect(vouchers.map(({ offers }) => offers)).toMatchObject(
    [500, 1000, 1000, 2000].map((price) => ({
      price,
      priceCurrency: 'CZK',
      url: 'https://example.com/en/ticketing-office',
    })),
  );
});
