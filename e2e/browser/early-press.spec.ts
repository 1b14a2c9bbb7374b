import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { gateOf } from '../support/gate.ts';
import { messages } from '../support/messages.ts';
import { sampleLocales } from '../support/tested-locales.ts';

/** Longer than a click is held where it works without its handler (`DeferredIslands`), in ms. */
const HELD_MS = 6000;

/** How long the browser may take for scripts that have arrived, on a loaded machine. */
const onceLoaded = { timeout: 30_000 };

const scripts = '**/_next/static/**/*.js';

/**
 * Opens a page of which no script arrives; its documents and pictures do. Returns a function that lets
 * the scripts of the document arrive, and those that these load once `HELD_MS` have passed on the page.
 */
async function openWithHeldScripts(page: Page, path: string): Promise<() => Promise<void>> {
  const [ofDocument, later] = [
    Promise.withResolvers<ReadonlySet<string>>(),
    Promise.withResolvers<void>(),
  ];
  await page.clock.install();
  await page.route(scripts, async (route) => {
    const isOfDocument = (await ofDocument.promise).has(route.request().url());
    if (!isOfDocument) await later.promise;
    await route.continue();
  });
  // Scripts are requested after the first paint.
  const begun = page.waitForRequest(scripts);
  // Not `page.goto`, which waits for the scripts here.
  await page.mainFrame().goto(path, { waitUntil: 'commit' });
  await begun;
  return async () => {
    const addresses = await page.evaluate(() => Array.from(document.scripts, ({ src }) => src));
    const loadsMore = page.waitForRequest(scripts, onceLoaded);
    ofDocument.resolve(new Set(addresses));
    await loadsMore;
    await page.clock.fastForward(HELD_MS);
    later.resolve();
  };
}

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

for (const locale of sampleLocales) {
  const { preferences } = messages[locale].gate;

  test.describe(`a press of “${preferences}” before the scripts are loaded`, () => {
    test.use({ visitor: 'new' });

    test('is repeated once they are', { tag: '@slow' }, async ({ page }) => {
      const release = await openWithHeldScripts(page, `/${locale}`);
      await gateOf(page).getByRole('button', { name: preferences }).click();
      await release();
      const dialog = page.getByRole('dialog', { name: preferences });
      await expect(dialog).toBeVisible(onceLoaded);
    });
  });
}

test('a press of “Cookie preferences” in the footer opens the dialog, however late scripts are', {
  tag: '@slow',
}, async ({ page }) => {
  const { cookieSettings } = messages.en.shell;
  const release = await openWithHeldScripts(page, '/en/faq');
  await page.getByRole('contentinfo').getByRole('button', { name: cookieSettings }).click();
  await release();
  await expect(page.getByRole('dialog')).toBeVisible(onceLoaded);
});
