import type { Page } from '../../lib/content/model/types.generated.ts';
import { contentClient } from '../fixtures/content-client.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expectToFit } from '../fixtures/expect-to-fit.ts';
import { expect, test } from '../fixtures/test.ts';
import { messages } from '../support/messages.ts';
import { readHeading } from '../support/read-page.ts';
import { pageOf } from '../support/site-content.ts';
import { testedLocales } from '../support/tested-locales.ts';
import { withinFiveSeconds } from '../support/within-five-seconds.ts';

// All tests change the same document.
test.describe.configure({ mode: 'default' });

const client = contentClient();

let original: Page;
/** The title that the page shows in English. */
let title: string;

test.beforeAll(async ({ request }) => {
  original = await pageOf('brewmance');
  title = await readHeading(request, '/en/brewmance');
  await client
    .patch(original._id)
    .set({ languages: ['en'] })
    .commit();
  const page = async () => (await request.get('/de/brewmance')).text();
  await expect.poll(page, withinFiveSeconds).toContain('noindex');
});

test.afterAll(async () => {
  await client.patch(original._id).set({ languages: original.languages }).commit();
});

for (const locale of testedLocales.filter((each) => each !== 'en')) {
  const { language: text, switchToEnglish: action } = messages[locale].notice;
  test(`a page that exists only in English has a notice in ${locale}`, { tag: '@slow' }, async ({
    page,
  }) => {
    await page.goto(`/${locale}/brewmance`);
    const notice = page.getByRole('note').filter({ hasText: text });
    await expect(notice.getByRole('link', { name: action })).toHaveAttribute(
      'href',
      '/en/brewmance',
    );
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(title);
    expect(await heading.evaluate((title) => title.closest('[lang]')?.getAttribute('lang'))).toBe(
      'en',
    );
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/en\/brewmance$/);
    await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(0);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expectAccessible(page);
    await expectToFit(page);
    await notice.getByRole('link', { name: action }).click();
    await expect(page).toHaveURL(/\/en\/brewmance$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('#gate')).toBeHidden();
    await expect(page.getByRole('note').filter({ hasText: text })).toHaveCount(0);
  });
}

test('a page in English only is listed in the English sitemap only', async ({ request }) => {
  const sitemap = async (locale: string) => (await request.get(`/${locale}/sitemap.xml`)).text();
  const [english, german] = [await sitemap('en'), await sitemap('de')];
  expect(german).not.toContain('/brewmance<');
  expect(english).toContain('/en/brewmance</loc>');
  expect(english).not.toMatch(/hreflang="de" href="[^"]*\/de\/brewmance"/);
});
