import type { ProductLeaf } from 'schema-dts';
import type { Experience } from '../../content/get-experience.ts';
import type { TicketType } from '../../content/get-ticket-types.ts';
import { pathFor } from '../../routing/path-for.ts';
import { ticketPrice } from '../../tickets/ticket-price.ts';
import { availability, currency } from './offer-facts.ts';
import { type SiteFacts, siteIds } from './site-facts.ts';

/** Facts about an experience that its document does not contain. */
export interface ExperienceFacts {
  /** Canonical path of its page. */
  readonly path: string;
  readonly image: string | undefined;
}

/**
 * Returns the node of an experience with the prices of its tickets in whole Kč, from the lowest to
 * the highest. Free tickets are not among the offers: they are only given along with a paid one.
 */
export function experienceNode(
  site: SiteFacts,
  experience: Experience,
  ticketTypes: readonly TicketType[],
  facts: ExperienceFacts,
): ProductLeaf {
  const url = `${site.origin}${facts.path}`;
  const common = {
    priceCurrency: currency,
    availability: availability(false),
    url: `${site.origin}${pathFor('ticketing-office', site.locale)}`,
    seller: siteIds(site).company,
  };
  const offers = ticketTypes
    .map((type) => ({ name: type.name, price: ticketPrice(experience.price, type) }))
    .filter(({ price }) => price > 0)
    .map((offer) => ({ '@type': 'Offer' as const, ...offer, ...common }));
  const prices = offers.map(({ price }) => price);
  return {
    '@type': 'Product',
    '@id': `${url}#experience`,
    url,
    sku: experience._id,
    name: experience.title,
    description: experience.summary,
    image: facts.image,
    brand: siteIds(site).company,
    offers:
      offers.length > 0
        ? {
            '@type': 'AggregateOffer',
            lowPrice: Math.min(...prices),
            highPrice: Math.max(...prices),
            offerCount: offers.length,
            ...common,
            offers,
          }
        : { '@type': 'Offer', price: experience.price, ...common },
  };
}
