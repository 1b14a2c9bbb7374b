import { categoryData } from './category-data.ts';
import { type OptionalCategory, optionalCategories } from './consent-rules.ts';
import { deleteCookie } from './delete-cookie.ts';

/**
 * Deletes the cookies of the categories that are not `agreed` to. Google's tags set them for the
 * registrable domain, where a deletion for the host alone leaves them, so they are deleted for the
 * host and for each of its domains.
 */
export function clearCookies(
  jar: Pick<Document, 'cookie'>,
  place: Pick<Location, 'hostname' | 'protocol'>,
  agreed: readonly OptionalCategory[],
): void {
  const refused = optionalCategories.filter((category) => !agreed.includes(category));
  for (const cookie of jar.cookie.split('; ')) {
    const [name = ''] = cookie.split('=', 1);
    if (!refused.some((category) => categoryData[category].cookies.test(name))) continue;
    deleteCookie(jar, place, name);
    for (const domain of domainsOf(place.hostname)) deleteCookie(jar, place, name, domain);
  }
}

/** Returns the domains for which a host may set cookies, itself first; none for a single label. */
function domainsOf(host: string): readonly string[] {
  const labels = host.split('.');
  return labels.slice(1).map((_, start) => labels.slice(start).join('.'));
}
