import type { CampaignStage } from '../../../lib/tickets/campaign/campaign-count.ts';

/** The titles of the stages for editors. */
export const stageTitles: Readonly<Record<CampaignStage, string>> = {
  arrival: 'Arrivals',
  checkout: 'Checkouts begun',
  order: 'Orders reported',
};
