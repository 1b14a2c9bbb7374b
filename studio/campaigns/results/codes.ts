import type { CampaignCount } from '../../../lib/tickets/campaign/campaign-count.ts';

type Codes = Pick<CampaignCount, 'ref' | 'dsc'>;

/** Returns the codes of a count or a link as a key: capital letters make no difference. */
export function codesKey({ ref, dsc }: Codes): string {
  return JSON.stringify([ref, dsc].map((code) => code?.toLowerCase() ?? null));
}

/** Returns the codes of a count in words: `hotel + WINTER10`. */
export function codesLabel({ ref, dsc }: Codes): string {
  return [ref, dsc].filter(Boolean).join(' + ');
}
