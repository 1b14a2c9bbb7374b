import { prefetchAttribute } from '../../lib/request/speculation-rules.ts';
import { documentPath } from '../../lib/routing/document-path.ts';
import { expect, test } from '../fixtures/test.ts';
import { bookableExperience } from '../support/example-documents.ts';

test('switches to the same document, keeps query and hash, and stores the choice', async ({
  page,
  context,
}) => {
  const experience = await bookableExperience();
  await page.goto(`${documentPath(experience, 'en')}?ref=hotel#content`);
  const languages = page.getByRole('navigation', { name: 'Language' }).first();
  await expect(languages.getByRole('link')).toHaveText([/English/, /Česky/, /Deutsch/, /Italiano/]);
  await languages.getByRole('link', { name: /Česky/ }).click();
  await expect(page).toHaveURL(`${documentPath(experience, 'cs')}?ref=hotel#content`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'cs');

  const cookie = (await context.cookies()).find(({ name }) => name === 'NEXT_LOCALE');
  expect(cookie).toMatchObject({ value: 'cs', sameSite: 'Lax', path: '/' });
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(365);

  await page.goto('/');
  await expect(page).toHaveURL(/\/cs\?ref=hotel$/);
});

test('shows short labels of the other languages on narrow screens', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/de/kontakt');
  const labels = await page
    .getByRole('navigation', { name: 'Sprache' })
    .first()
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) =>
        [...link.children]
          .filter((part) => part.checkVisibility() && getComputedStyle(part).clipPath === 'none')
          .map((part) => part.textContent.replace(/[()]/g, ''))
          .join(' '),
      ),
    );
  expect(labels.filter(Boolean)).toEqual(['EN', 'CZ', 'IT']);
});

test('prefetches the page in another language once its link has been turned to', async ({
  page,
}) => {
  await page.goto('/en/contact');
  const link = page.getByRole('navigation', { name: 'Language' }).first().getByRole('link');
  const german = page.waitForRequest(
    (request) => new URL(request.url()).pathname === '/de/kontakt',
  );
  const toGerman = link.filter({ hasText: 'Deutsch' });
  await toGerman.hover();
  // Chromium prefetches what is hovered for 200 ms; by then the first link may not be chosen yet.
  await expect(toGerman).toHaveAttribute(prefetchAttribute);
  await page.getByRole('heading', { level: 1 }).hover();
  await toGerman.hover();
  const prefetched = await german;
  expect(await prefetched.headerValue('sec-purpose')).toBe('prefetch');
  expect((await prefetched.response())?.status()).toBe(200);
  await toGerman.click();
  await expect(page).toHaveURL('/de/kontakt');
  const delivery = () =>
    page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON().deliveryType);
  await expect.poll(delivery).toBe('navigational-prefetch');
});
