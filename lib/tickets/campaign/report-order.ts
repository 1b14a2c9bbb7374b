import type { CampaignEvent } from './campaign-count.ts';

/**
 * Reports to the site that an order has been placed with these codes, if there are any; browser
 * only. A report that fails is lost, and the order is not affected.
 */
export function reportOrder({ locale, ref, dsc }: Omit<CampaignEvent, 'stage'>): void {
  if (ref === null && dsc === null) return;
  void fetch('/api/campaigns/reports', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ stage: 'order', locale, ref, dsc }),
    keepalive: true,
  }).catch(Boolean);
}
