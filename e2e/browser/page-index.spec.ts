import { expect, test } from '../fixtures/test.ts';
import { messages } from '../support/messages.ts';
import { sampleLocales } from '../support/tested-locales.ts';

const paths = {
  en: '/en/contact',
  de: '/de/biermuseum-prag',
  it: '/it',
  cs: '/cs/pokladna',
};

for (const locale of sampleLocales) {
  const path = paths[locale];
  test(`the index of ${path} is one line, leads to a part, and marks it`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const index = page.getByRole('navigation', { name: messages[locale].section.index });
    const lines = await index
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    expect(new Set(lines).size).toBe(1);
    const last = index.getByRole('link').last();
    await last.click();
    await expect(last).toHaveAttribute('aria-current', 'location');
    await expect(last).toBeInViewport({ ratio: 1 });
    // The index follows once the page stands still, and would move away from under the next click.
    await expect.poll(() => page.evaluate(standsStill)).toBe(true);
    await expect(index.locator('[aria-current]')).toHaveCount(1);
    const bar = await index.boundingBox();
    const part = await page.locator((await last.getAttribute('href')) ?? '').boundingBox();
    expect(part?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0) - 1);

    const first = index.getByRole('link').first();
    // As a visitor swipes it. `first.click()` would also scroll the page, and the index would follow.
    await index.getByRole('list').evaluate((list) => list.scrollTo({ left: 0 }));
    const link = await first.boundingBox();
    await page.mouse.click((link?.x ?? 0) + 10, (link?.y ?? 0) + 10);
    await expect(first).toHaveAttribute('aria-current', 'location');
    await expect(first).toBeInViewport({ ratio: 1 });
  });
}

/** Whether the page does not scroll for longer than its index waits before it follows. */
async function standsStill(): Promise<boolean> {
  const since = performance.now();
  const before = scrollY;
  while (scrollY === before && performance.now() - since < 200) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return scrollY === before;
}
