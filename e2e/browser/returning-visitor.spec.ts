import { recordChoice, writeRecord } from '../../lib/consent/consent-record.ts';
import { consentCookie } from '../../lib/consent/consent-rules.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { serveTagManager } from '../fixtures/serve-tag-manager.ts';
import { expect, test } from '../fixtures/test.ts';
import { choiceOf, gateOf } from '../support/gate.ts';

test('the gate is never visible to a visitor who has passed it', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const gate = document.getElementById('gate');
      if (gate) seen.push(getComputedStyle(gate).display);
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goto('/en');
  const displays = () => page.evaluate((): string[] => Reflect.get(window, 'seen'));
  await expect.poll(async () => (await displays()).length).toBeGreaterThan(20);
  expect(new Set(await displays())).toEqual(new Set(['none']));
});

test('the footer shows the choice and can change it', { tag: '@slow' }, async ({
  page,
  context,
}) => {
  await serveTagManager(page);
  const before = await choiceOf(context);
  await page.goto('/en');
  const button = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie preferences' });
  await button.click();
  const preferences = page.getByRole('dialog', { name: 'Cookie preferences' });
  await expect(preferences).toContainText(String(before?.consentId));
  await expect(preferences).toContainText(String(new Date().getFullYear()));
  await expectAccessible(page);
  await preferences.getByRole('button', { name: 'Accept all' }).click();
  await expect(preferences).toBeHidden();
  await expect(button).toBeFocused();
  await expect
    .poll(() => choiceOf(context))
    .toMatchObject({
      categories: ['necessary', 'analytics', 'ads'],
      consentId: before?.consentId,
      consentTimestamp: before?.consentTimestamp,
    });

  await button.click();
  await preferences.getByRole('button', { name: 'Reject optional' }).click();
  await expect.poll(() => choiceOf(context)).toMatchObject({ categories: ['necessary'] });
});

test('a choice of another revision is requested again', async ({ page, context, baseURL }) => {
  const chosen = recordChoice({ categories: ['ads'], language: 'en' }, null, new Date());
  const value = writeRecord({ ...chosen, revision: 0 });
  await context.addCookies([{ name: consentCookie.name, value, url: String(baseURL) }]);
  await page.goto('/en');
  await expect(gateOf(page)).toContainText('And what about cookies?');
  await gateOf(page).getByRole('button', { name: 'Cookie preferences' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save my choice' }).click();
  // The age proof exists already, so no question remains.
  await expect(gateOf(page)).toBeHidden();
  await expect.poll(() => choiceOf(context)).toMatchObject({ categories: ['necessary'] });
});
