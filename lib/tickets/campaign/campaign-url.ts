import type { CampaignEvent } from './campaign-count.ts';

/** Returns the address of a page with codes, for a path (`/de/…`) on the site with this origin. */
export function campaignUrl(
  origin: string,
  path: string,
  { ref, dsc }: Pick<CampaignEvent, 'ref' | 'dsc'>,
): string {
  const url = new URL(path, origin);
  if (ref !== null) url.searchParams.set('ref', ref);
  if (dsc !== null) url.searchParams.set('dsc', dsc);
  return url.href;
}
