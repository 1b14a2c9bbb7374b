import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expectToFit } from '../fixtures/expect-to-fit.ts';
import { test } from '../fixtures/test.ts';

for (const path of [
  '/en/experiences?language=it&duration=60&price=550',
  '/de/erlebnisse?duration=30',
  '/cs/udalosti?kind=music',
  '/it/eventi?month=2020-01&kind=quiet',
]) {
  test(`${path} is accessible and fits every screen`, async ({ page }) => {
    await page.goto(path);
    await expectAccessible(page);
    await expectToFit(page);
  });
}
