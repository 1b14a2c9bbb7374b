import { serveTagManager } from '../fixtures/serve-tag-manager.ts';
import { expect, test } from '../fixtures/test.ts';
import { gateOf } from '../support/gate.ts';
import { requestsElsewhere } from '../support/requests-elsewhere.ts';

const TAG_MANAGER = 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST000';

test.use({ visitor: 'new' });

// A page with the checkout; with the full tests one with forms and the home page, too.
const paths = ['/cs/pokladna', ...(process.env.E2E_FULL ? ['/de/kontakt', '/en'] : [])];

for (const path of paths) {
  test(`${path} sends no third-party requests before a choice or after a refusal`, async ({
    page,
  }) => {
    const elsewhere = requestsElsewhere(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await gateOf(page).locator('button[value="none"]').click();
    await expect(gateOf(page)).toBeHidden();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.reload({ waitUntil: 'networkidle' });
    expect(elsewhere).toEqual([]);
  });
}

test('the tag manager is loaded after consent, on the page and on the next one', async ({
  page,
}) => {
  await serveTagManager(page);
  const elsewhere = requestsElsewhere(page);
  await page.goto('/en');
  await gateOf(page)
    .getByRole('button', { name: /accept all/ })
    .click();
  await expect.poll(() => elsewhere).toEqual([TAG_MANAGER]);
  await page.goto('/en/faq');
  await expect.poll(() => elsewhere).toEqual([TAG_MANAGER, TAG_MANAGER]);
  const entries = await page.evaluate(() =>
    window.dataLayer.map((entry) => JSON.stringify(entry).replace(/\d{13}/, 'now')),
  );
  const [first, update, event, start] = entries;
  expect(first).toContain('"default"');
  expect(first).not.toContain('granted');
  expect(update).toMatch(/"update".*"ad_storage":"granted".*"security_storage":"denied"/);
  expect(event).toBe('{"event":"cookie_consent_update"}');
  expect(start).toBe('{"event":"gtm.js","gtm.start":now}');
  expect(entries).toHaveLength(4);
});

test("experiences are measured after the visitor's consent, also after a soft navigation", async ({
  page,
}) => {
  await serveTagManager(page);
  await page.goto('/en/experiences');
  await gateOf(page)
    .getByRole('button', { name: /accept all/ })
    .click();
  await expect(gateOf(page)).toBeHidden();
  const seen = () =>
    page.evaluate(() => window.dataLayer.filter((entry) => JSON.stringify(entry).includes('seen')));
  expect(await seen()).toEqual([]);
  await page.locator('main a[href^="/en/experiences/"]').first().click();
  await expect(page.locator('article[data-experience]')).toBeVisible();
  await expect.poll(seen).toEqual([{ event: 'experience_seen', experience: expect.any(String) }]);
});
