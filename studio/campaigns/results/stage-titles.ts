import type { CampaignStage } from '../../../lib/tickets/campaign/campaign-count.ts';

/** What editors read for each stage. */
export const stageTitles: Readonly<Record<CampaignStage, string>> = {
  arrival: 'Arrivals',
  checkout: 'Checkouts begun',
  order: 'Orders reported',
};
