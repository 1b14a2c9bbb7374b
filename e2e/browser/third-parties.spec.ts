import { expect, test } from '../fixtures/test.ts';
import { gateOf } from '../support/gate.ts';
import { pageKinds } from '../support/kinds.ts';
import { requestsElsewhere } from '../support/requests-elsewhere.ts';

const TAG_MANAGER = 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST000';

test.use({ visitor: 'new' });

for (const { kind, paths } of pageKinds) {
  for (const path of paths) {
    test(`${kind}: ${path} asks nobody else before a choice, nor after a refusal`, async ({
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
}

test('the tag manager is loaded after an agreement, on the page and on the next', async ({
  page,
}) => {
  const elsewhere = requestsElsewhere(page);
  await page.goto('/en');
  await gateOf(page)
    .getByRole('button', { name: /accept all/ })
    .click();
  await expect.poll(() => elsewhere).toEqual([TAG_MANAGER]);
  await page.goto('/en/faq');
  await expect.poll(() => elsewhere).toEqual([TAG_MANAGER, TAG_MANAGER]);
  const told = await page.evaluate(() =>
    window.dataLayer.map((entry) => JSON.stringify(entry).replace(/\d{13}/, 'now')),
  );
  const [first, update, event, start] = told;
  expect(first).toContain('"default"');
  expect(first).not.toContain('granted');
  expect(update).toMatch(/"update".*"ad_storage":"granted".*"security_storage":"denied"/);
  expect(event).toBe('{"event":"cookie_consent_update"}');
  expect(start).toBe('{"event":"gtm.js","gtm.start":now}');
  expect(told).toHaveLength(4);
});
