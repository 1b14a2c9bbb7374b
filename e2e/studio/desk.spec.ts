import type { Locator, Page } from '@playwright/test';
import { documentPath } from '../../lib/routing/document-path.ts';
import { pathFor } from '../../lib/routing/path-for.ts';
import { expect, test } from '../fixtures/studio-test.ts';
import { STEP_MS } from '../support/desk.ts';
import { anEvent } from '../support/studio-documents.ts';

/** How long the Studio may take to check all documents, in ms. */
const CHECK_MS = 60_000;

test.describe.configure({ timeout: 240_000 });

// Wide enough for the items of the desk to stay beside what they open.
test.use({ viewport: { width: 1920, height: 1000 } });

/** Opens an item of the rightmost list that has it, and waits for its content. */
async function openItem(page: Page, title: string, content: Locator): Promise<void> {
  const item = page.getByRole('link', { name: title, exact: true }).last();
  const target = new URL((await item.getAttribute('href')) ?? '', page.url());
  await item.click();
  await page.waitForURL(({ pathname }) => pathname === target.pathname);
  await expect(content.first(), title).toBeVisible({ timeout: STEP_MS });
}

test('the items of the desk open their forms and lists of documents', async ({ desk, page }) => {
  const form = page.getByTestId('action-publish');
  const list = page.getByTestId('document-list-pane');
  const documents = list.getByRole('link').or(list.getByText(/^No (?:matching )?documents/));
  await desk.open('Today');
  await expect(page.getByRole('heading', { name: 'Needs correction' })).toBeVisible();
  await openItem(page, 'Food and drink', documents);
  await openItem(page, 'Shared links', documents);
  for (const [group, items, content] of [
    ['Opening hours', ['Museum', 'Taproom'], form],
    ['Events', ['Upcoming', 'Past'], documents],
    ['Experiences', ['Experience', 'Ticket type', 'Gift voucher'], documents],
    ['Deals', ['Current and planned', 'Ended'], documents],
    ['Job postings', ['Open', 'Closed'], documents],
    ['Announcements', ['Shown and planned', 'Past'], documents],
    ['Pages', [pathFor('contact', 'en'), pathFor('ticketing-office', 'en')], form],
    ['Navigation', ['Header', 'Footer'], form],
    ['Pictures', ['Gallery', 'Image'], documents],
    ['Settings', ['Person', 'Frequently asked question', 'Redirect'], documents],
    ['Settings', ['Settings'], form],
  ] as const) {
    await openItem(page, group, page.getByRole('link', { name: items[0], exact: true }));
    for (const item of items) await openItem(page, item, content);
  }
});

test('a published document that violates a rule needs correction until it is corrected', async ({
  client,
  desk,
  page,
}) => {
  const event = await anEvent(client);
  await client.patch(event._id).unset(['summary.en']).commit();
  await desk.open('Today');
  const correction = page.getByRole('heading', { name: 'Needs correction' }).locator('..');
  const entry = correction.getByRole('link', { name: event.title.en });
  await expect(entry).toContainText('Summary › English', { timeout: CHECK_MS });

  await entry.click();
  await desk.fillLanguages(desk.field('summary'), { en: event.summary.en });
  await desk.publish();
  await desk.open('Today');
  await expect(correction).not.toContainText('Checking', { timeout: CHECK_MS });
  await expect(entry).toHaveCount(0);
});

test('a published redirect that hides an event needs correction', async ({
  afterTest,
  client,
  desk,
  page,
}) => {
  const event = await anEvent(client);
  const redirect = {
    _id: 'redirect-that-hides-an-event',
    _type: 'redirect',
    from: documentPath(event, 'de'),
    to: pathFor('program', 'de'),
  };
  await client.create(redirect);
  afterTest(() => client.delete(redirect._id));
  await desk.open('Today');
  const correction = page.getByRole('heading', { name: 'Needs correction' }).locator('..');
  const entry = correction.getByRole('link', { name: redirect.from });
  await expect(entry).toContainText(`“${event.title.en}” in Deutsch`, { timeout: CHECK_MS });
});
