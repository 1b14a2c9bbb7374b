import { phone } from '../fixtures/phone.ts';
import { expect, test } from '../fixtures/test.ts';
import { sectionAnchors } from '../support/site-content.ts';

test.use(phone);

test('a row of cards shows a piece of the next one, and the keyboard reaches the last', {
  tag: '@slow',
}, async ({ page }) => {
  const [anchor] = await sectionAnchors('home', '_type == "experienceListSection"');
  await page.goto('/en');
  const cards = page.locator(`#${anchor}`).getByRole('article');
  await cards.first().scrollIntoViewIfNeeded();
  await expect(cards.nth(1)).toBeInViewport();
  await expect(cards.nth(1)).not.toBeInViewport({ ratio: 0.5 });
  await cards.last().getByRole('link').focus();
  await expect(cards.last()).toBeInViewport({ ratio: 0.9 });
});
