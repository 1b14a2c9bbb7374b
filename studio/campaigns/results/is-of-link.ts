import type { CampaignCount } from '../../../lib/tickets/campaign/campaign-count.ts';
import { type CampaignLink, hasCode } from '../shared/campaign-link.ts';

/** Whether a count is of the codes of a link; without a code of its own, a link has no counts. */
export function isOfLink(
  count: Pick<CampaignCount, 'ref' | 'dsc'>,
  link: Pick<CampaignLink, 'ref' | 'dsc'>,
): boolean {
  return hasCode(link) && isSame(count.ref, link.ref) && isSame(count.dsc, link.dsc);
}

/** Whether a code is the one of the link, in any case; a link without one accepts all. */
function isSame(counted: string | null, own: string | null): boolean {
  return own === null || counted?.toLowerCase() === own.toLowerCase();
}
