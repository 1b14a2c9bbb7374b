import type { AggregateOfferLeaf, OfferLeaf, ProductLeaf } from 'schema-dts';
import type { PricedVoucher } from '../../content/get-priced-vouchers.ts';
import { formatPrice } from '../../platform/format/price.ts';
import { availability, currency } from './offer-facts.ts';
import { type SiteFacts, siteIds } from './site-facts.ts';

/** The page that sells vouchers. */
interface VoucherPage {
  readonly title: string;
  readonly path: string;
  readonly image: string | undefined;
}

/**
 * Returns the gift vouchers that a page sells, each a product. One whose price depends on a choice
 * has a price range (schema.org, AggregateOffer).
 */
export function voucherNodes(
  site: SiteFacts,
  vouchers: readonly PricedVoucher[],
  { title, path, image }: VoucherPage,
): ProductLeaf[] {
  const url = `${site.origin}${path}`;
  return vouchers.map((voucher) => ({
    '@type': 'Product',
    '@id': `${url}#${voucher._id}`,
    name: `${title}: ${voucher.amount ? formatPrice(voucher.amount) : voucher.title}`,
    description: voucher.text || undefined,
    image,
    brand: siteIds(site).company,
    offers: {
      ...pricesOf(voucher),
      priceCurrency: currency,
      availability: availability(false),
      url,
      seller: siteIds(site).company,
    },
  }));
}

function pricesOf({ price }: PricedVoucher): OfferLeaf | AggregateOfferLeaf {
  return price.min === price.max
    ? { '@type': 'Offer', price: price.min }
    : { '@type': 'AggregateOffer', lowPrice: price.min, highPrice: price.max };
}
