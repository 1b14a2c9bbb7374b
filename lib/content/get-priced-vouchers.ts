import 'server-only';
import type { Locale } from '../platform/i18n/locales.ts';
import { type VoucherPrice, voucherPrice } from '../tickets/voucher-price.ts';
import { getExperiences } from './get-experience.ts';
import { getVouchers, type Voucher } from './get-vouchers.ts';

/** A gift voucher with its price. */
export interface PricedVoucher extends Voucher {
  readonly price: VoucherPrice;
}

/** Returns the gift vouchers that can be sold, in the editors' order. */
export async function getPricedVouchers(locale: Locale): Promise<PricedVoucher[]> {
  const [vouchers, experiences] = await Promise.all([getVouchers(locale), getExperiences(locale)]);
  const adultPrices = experiences.map((experience) => experience.price);
  return vouchers.flatMap((voucher) => {
    const price = voucherPrice(voucher, adultPrices);
    return price ? [{ ...voucher, price }] : [];
  });
}
