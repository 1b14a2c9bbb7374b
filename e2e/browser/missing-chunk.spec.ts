import { expect, test, untilAlive } from '../fixtures/test.ts';
import { blockChunks } from '../support/block-chunks.ts';
import { gateOf } from '../support/gate.ts';

test.use({ visitor: 'new', expectedComplaints: [/ERR_(FAILED|INTERNET_DISCONNECTED)|chunk/i] });

test('a missing chunk reloads the page once while the gate is open', { tag: '@slow' }, async ({
  page,
}) => {
  await page.goto('/en/faq');
  const { documents } = await blockChunks(page);
  const reloaded = page.waitForEvent('load');
  await page.mouse.move(200, 300);
  await reloaded;
  await untilAlive(page);
  const failed = page.waitForEvent('requestfailed');
  await page.mouse.move(220, 320);
  await failed;
  // The page has reacted to the failure before it sends another request.
  await page.evaluate(() => fetch(location.href, { method: 'HEAD' }).catch(() => undefined));
  expect(documents()).toBe(1);
  await gateOf(page)
    .getByRole('button', { name: /reject optional/ })
    .click();
  await expect(gateOf(page)).toBeHidden();
});
