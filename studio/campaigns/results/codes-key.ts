import type { CampaignCount } from '../../../lib/tickets/campaign/campaign-count.ts';

/** Returns the codes of a count or a link in one text: `hotel + WINTER10`. */
export function codesKey({ ref, dsc }: Pick<CampaignCount, 'ref' | 'dsc'>): string {
  return [ref, dsc].filter(Boolean).join(' + ');
}
