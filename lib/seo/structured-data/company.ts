import type { GeoCoordinatesLeaf, OrganizationLeaf, PostalAddressLeaf } from 'schema-dts';
import { companyName, type SiteFacts, siteIds } from './site-facts.ts';

/**
 * The country code of Czechia (ISO 3166-1); content has the country only as text in each language.
 */
const country = 'CZ';

/** Returns the museum's postal address, or undefined if the settings have none. */
export function addressOf({ settings }: SiteFacts): PostalAddressLeaf | undefined {
  const company = settings?.companyDetails;
  if (!company?.street) return undefined;
  return {
    '@type': 'PostalAddress',
    streetAddress: company.street,
    postalCode: company.postalCode,
    addressLocality: company.city,
    addressCountry: country,
  };
}

/** Returns the museum's coordinates, or undefined if the settings have none. */
export function geoOf({ settings }: SiteFacts): GeoCoordinatesLeaf | undefined {
  const place = settings?.companyDetails.coordinates;
  if (!place) return undefined;
  return { '@type': 'GeoCoordinates', latitude: place.latitude, longitude: place.longitude };
}

/** Returns the node of the museum's company, which publishes, sells, organizes and employs. */
export function companyNode(site: SiteFacts): OrganizationLeaf {
  const { origin, settings } = site;
  const company = settings?.companyDetails;
  return {
    '@type': 'Organization',
    ...siteIds(site).company,
    name: companyName(site),
    legalName: company?.legalName,
    url: `${origin}/${site.locale}`,
    logo: `${origin}/assets/identity/icon-192.png`,
    email: company?.email,
    telephone: company?.phone,
    address: addressOf(site),
    sameAs: profiles(site),
  };
}

function profiles({ settings }: SiteFacts): string[] | undefined {
  if (!settings) return undefined;
  const { instagramUrl, facebookUrl, youtubeUrl, linkedinUrl, tiktokUrl } = settings;
  const found = [instagramUrl, facebookUrl, youtubeUrl, linkedinUrl, tiktokUrl];
  const known = found.flatMap((url) => (url ? [url] : []));
  return known.length > 0 ? known : undefined;
}
