import type { BrowserContext, Locator, Page } from '@playwright/test';
import { type ConsentRecord, readRecord } from '../../lib/consent/consent-record.ts';
import { consentCookie } from '../../lib/consent/consent-rules.ts';

/** Returns the age and cookie gate of a page. */
export function gateOf(page: Page): Locator {
  return page.locator('#gate');
}

/** Returns the cookie choice stored in a browser, or null. */
export async function choiceOf(context: BrowserContext): Promise<ConsentRecord | null> {
  const cookies = await context.cookies();
  const kept = cookies.filter(({ name }) => name === consentCookie.name);
  if (kept.length > 1) throw new Error('There is more than one cookie for one choice.');
  return readRecord(decodeURIComponent(kept[0]?.value ?? ''));
}
