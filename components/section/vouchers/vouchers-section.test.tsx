import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderLocalized } from '#components/testing/render-localized';
import type { SectionOf } from '#lib/content/get-page';
import { getPricedVouchers, type PricedVoucher } from '#lib/content/get-priced-vouchers';
import { getTicketing } from '#lib/content/get-ticketing';
import type { Locale } from '#lib/platform/i18n/locales';
import { VouchersSection } from './vouchers-section';

vi.mock('#lib/content/get-priced-vouchers', () => ({ getPricedVouchers: vi.fn() }));
vi.mock('#lib/content/get-ticketing', () => ({ getTicketing: vi.fn() }));

const vouchers: PricedVoucher[] = [
  {
    _id: 'voucher-500',
    _type: 'voucher',
    title: null,
    text: 'One seat at the tap.',
    amount: 500,
    adults: null,
    price: { min: 500, max: 500 },
  },
  {
    _id: 'voucher-two',
    _type: 'voucher',
    title: 'An experience for two',
    text: 'You choose which.',
    amount: null,
    adults: 2,
    price: { min: 580, max: 1580 },
  },
];

const section: SectionOf<'vouchersSection'> = {
  _key: 'vouchers',
  _type: 'vouchersSection',
  anchor: 'vouchers',
  tone: null,
  label: null,
  heading: 'Four envelopes.',
  intro: null,
};

async function show(locale: Locale = 'en') {
  renderLocalized(await VouchersSection({ section, locale }), locale);
  return screen.queryAllByRole('listitem');
}

beforeEach(() => {
  const ticketing = { types: [], euroRate: 25, languageDays: [], fromPrice: 290 };
  vi.mocked(getTicketing).mockResolvedValue(ticketing);
  vi.mocked(getPricedVouchers).mockResolvedValue(vouchers);
});

describe('VouchersSection', () => {
  it('shows the price, use and validity of each voucher, and links to the checkout', async () => {
    const [amount, two] = await show();
    expect(amount).toHaveTextContent(
      'Gift voucher500 Kč≈ €20One seat at the tap.Valid for 12 monthsBuy for 500 Kč',
    );
    expect(two).toHaveTextContent('An experience for twofrom 580 Kč ≈ €23You choose which.');
    const buy = within(two ?? document.body).getByRole('link', { name: 'Buy the voucher' });
    expect(buy).toHaveAttribute('href', '/checkout-demo?locale=en&voucher=for-two');
  });

  it('shows the buying terms, and that euro prices are approximate', async () => {
    await show('de');
    expect(screen.getByRole('link', { name: 'Gutscheinregeln' })).toHaveAttribute(
      'href',
      '/de/bedingungen-und-konditionen#vouchers',
    );
    expect(screen.getByText(/Europreise sind Richtwerte/)).toBeVisible();
  });

  it('shows a message without vouchers', async () => {
    vi.mocked(getPricedVouchers).mockResolvedValue([]);
    expect(await show()).toEqual([]);
    expect(screen.getByText('There are no vouchers on sale at the moment.')).toBeVisible();
  });
});
