import type { Page } from '@playwright/test';
import type { TicketType } from '../../lib/content/model/types.generated.ts';
import { findContent } from './find-content.ts';

/** Returns the ticket of a grown-up who pays in full, and the one of a child who pays. */
export async function partyTypes(): Promise<{ adult: TicketType; child: TicketType }> {
  const first = (filter: string) =>
    findContent<TicketType>(
      `ticket type with ${filter}`,
      `*[_type == "ticketType" && persons == 1 && ${filter}] | order(order)[0]`,
    );
  const [adult, child] = await Promise.all([
    first('adults == 1'),
    first('adults == 0 && share > 0'),
  ]);
  return { adult, child };
}

/** Asks for the price of a party with the form on the page. */
export async function requestPrice(page: Page, party: Readonly<Record<string, number>>) {
  const form = page.getByRole('main').locator('form[action$="/party-price"]');
  for (const [id, count] of Object.entries(party)) {
    await form.locator(`[name="${id}"]`).selectOption(String(count));
  }
  await form.getByRole('button').click();
}
