import { expect, test } from '../fixtures/test.ts';
import { triggerFirstInteraction } from '../support/first-interaction.ts';
import { footerLink } from '../support/footer-link.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('elements below the first screen appear when scrolled to, also after a page change', async ({
  page,
}) => {
  await page.goto('/en');
  await triggerFirstInteraction(page);
  const waiting = page.locator('[data-waiting]');
  await expect(waiting.first()).toBeAttached();
  const last = page.locator('[data-appear]').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).not.toHaveAttribute('data-waiting');
  await footerLink(page, '/en/contact').click();
  await expect(page).toHaveURL(/contact/);
  await expect(waiting.first()).toBeAttached();
});
