import { expect } from '@playwright/test';
import type { ContentService } from '../../scripts/stack/content-service.ts';

/**
 * Resolves when the webhook has delivered all changes: after an import, it is called for each document,
 * and pages are rendered again all the while.
 */
export async function untilDelivered({ url }: Pick<ContentService, 'url'>): Promise<void> {
  const pending = async () => (await (await fetch(`${url}/healthz`)).json()).pendingDeliveries;
  await expect.poll(pending, { timeout: 60_000 }).toBe(0);
}
