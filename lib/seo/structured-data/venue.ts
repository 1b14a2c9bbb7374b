import type { BarOrPubLeaf, IdReference } from 'schema-dts';
import type { VenueHours } from '../../content/get-opening-hours.ts';
import { pathFor } from '../../routing/path-for.ts';
import { addressOf, geoOf } from './company.ts';
import type { MuseumNode } from './graph.ts';
import { currency } from './offer-facts.ts';
import { openingHours } from './opening-hours.ts';
import { companyName, type SiteFacts, siteIds } from './site-facts.ts';

/** Facts about a venue that only its page has. */
export interface VenuePage {
  readonly description?: string;
  /** Absolute address of its picture. */
  readonly image?: string | undefined;
  /** Its menus, as nodes of the same page. */
  readonly menus?: readonly IdReference[];
}

/** Returns the node of a venue (museum or taproom), with its hours from `now` on. */
export function venueNode(
  site: SiteFacts,
  venue: VenueHours,
  now: Date,
  { description, image, menus = [] }: VenuePage = {},
): BarOrPubLeaf | MuseumNode {
  const { origin, locale, settings } = site;
  const ids = siteIds(site);
  const common = {
    url: `${origin}${pathFor(venue.venue, locale)}`,
    description,
    image,
    address: addressOf(site),
    geo: geoOf(site),
    telephone: settings?.companyDetails.phone,
    ...openingHours(venue, now),
  };
  if (venue.venue === 'taproom') {
    return {
      '@type': 'BarOrPub',
      ...ids.taproom,
      name: venue.title,
      servesCuisine: 'Czech',
      currenciesAccepted: currency,
      parentOrganization: ids.company,
      hasMenu: menus.length > 0 ? menus : undefined,
      ...common,
    };
  }
  return {
    '@type': ['Museum', 'TouristAttraction'],
    ...ids.museum,
    name: companyName(site),
    ...common,
  };
}
