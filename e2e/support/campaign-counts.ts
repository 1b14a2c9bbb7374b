import { type APIRequestContext, devices, expect } from '@playwright/test';
import type { CampaignCount } from '../../lib/tickets/campaign/campaign-count.ts';
import { addDays, pragueTime } from '../../lib/time/prague.ts';

/** Headers of a person's browser, as bots and test clients do not have them. */
export const personsBrowser = { 'user-agent': devices['Desktop Chrome'].userAgent } as const;

/** The counts that match all the given properties; those left out may be anything. */
export type Wanted = Partial<Omit<CampaignCount, 'day' | 'count'>>;

/** Returns how often something was counted since yesterday: midnight may pass during a test. */
export async function campaignCount(
  request: APIRequestContext,
  wanted: Wanted,
  { siteUrl = '', token = process.env.E2E_CONTENT_TOKEN } = {},
): Promise<number> {
  const today = pragueTime(new Date()).date;
  const query = new URLSearchParams({ from: addDays(today, -1), through: today });
  const response = await request.get(`${siteUrl}/api/campaigns/counts?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.status()).toBe(200);
  const { counts }: { counts: CampaignCount[] } = await response.json();
  return counts
    .filter((count) =>
      Object.entries(wanted).every(([name, value]) => Reflect.get(count, name) === value),
    )
    .reduce((sum, { count }) => sum + count, 0);
}

/** How soon a visit is counted, as docs/editors.md promises, for `expect.poll`. */
export const withinSeconds = { timeout: 10_000, intervals: [200] };
