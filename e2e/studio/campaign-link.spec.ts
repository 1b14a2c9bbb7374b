import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Deal } from '../../lib/content/model/types.generated.ts';
import type { Locale } from '../../lib/platform/i18n/locales.ts';
import { documentPath } from '../../lib/routing/document-path.ts';
import { returningVisitor } from '../fixtures/returning-visitor.ts';
import { expect, test } from '../fixtures/studio-test.ts';
import { campaignCount, personsBrowser, withinSeconds } from '../support/campaign-counts.ts';
import { readQrCode } from '../support/read-qr-code.ts';

test.describe.configure({ timeout: 240_000 });

// The editor's browser, too, is one whose visits are counted.
test.use({ userAgent: personsBrowser['user-agent'] });

test('a link to a deal in two languages has addresses and codes, and its visits are counted', async ({
  newContext,
  desk,
  page,
  request,
  studio: { siteUrl, content },
  client,
}) => {
  const deal = await client.fetch<Deal & { code: string }>(
    '*[_type == "deal" && defined(discount) && defined(code) && "cs" in languages] | order(validThrough desc)[0]',
  );
  const ref = `flyer-${Date.now()}`;
  await desk.open('Campaign links', 'All links', 'In use and planned');
  await desk.create('Campaign link');
  await desk.field('name').locator('input').fill('Flyer');
  await desk.chooseReference('page', deal.title.en);
  await desk.field('languages').getByLabel('Česky').check({ force: true });
  await desk.field('ref').locator('input').fill(ref);
  await desk.field('dsc').locator('input').fill(deal.code);
  await expect(page.getByRole('status').filter({ hasText: `${deal.code} is valid` })).toBeVisible();
  await desk.publish();

  for (const [language, locale] of [
    ['English', 'en'],
    ['Česky', 'cs'],
  ] as const) {
    const address = `${siteUrl}${documentPath(deal, locale)}?ref=${ref}&dsc=${deal.code}`;
    const card = page.getByRole('region', { name: language, exact: true });
    await expect(card.getByRole('link')).toHaveAttribute('href', address);
    const shared = card.getByRole('figure');
    await expect(shared).toContainText(deal.seo.title[locale] ?? '');
    const posterWidth = () =>
      shared.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth);
    await expect.poll(posterWidth).toBe(1200);
    for (const format of ['SVG', 'PNG']) {
      const download = page.waitForEvent('download');
      await card.getByRole('button', { name: `QR code as ${format}` }).click();
      const file = await (await download).path();
      expect(await readQrCode(file), `${language}, ${format}`).toBe(address);
      if (format === 'PNG') expect((await sharp(file).metadata()).width).toBeGreaterThan(2000);
    }
  }

  const visitor = await newContext({ userAgent: personsBrowser['user-agent'] });
  await visitor.addCookies(returningVisitor(siteUrl));
  const visit = await visitor.newPage();
  const stored = { siteUrl, token: content.administratorToken };
  const arrivals = (locale: Locale = 'cs') =>
    campaignCount(request, { ref, stage: 'arrival', locale }, stored);
  const isCounted = async () => {
    await visit.goto(`${siteUrl}${documentPath(deal, 'cs')}?ref=${ref}&dsc=${deal.code}`);
    await expect(visit.getByRole('heading', { level: 1 })).toHaveText(deal.title.cs ?? '');
    return (await arrivals()) > 0;
  };
  await expect.poll(isCounted, withinSeconds).toBe(true);

  const opened = page.waitForEvent('popup');
  await page.getByRole('region', { name: 'English', exact: true }).getByRole('link').click();
  const heading = (await opened).getByRole('heading', { level: 1, includeHidden: true });
  await expect(heading).toHaveText(deal.title.en);
  // Counts are stored in their order, so that what the editor caused is stored with this visit.
  await visit.goto(`${siteUrl}${documentPath(deal, 'it')}?ref=${ref}`);
  await expect.poll(() => arrivals('it'), withinSeconds).toBe(1);
  expect(await arrivals('en')).toBe(0);

  await desk.open('Campaign links', 'Results');
  const row = page.getByRole('row').filter({ hasText: `${ref} + ${deal.code}: Flyer` });
  await expect(row.getByRole('cell').first()).toHaveText(String(await arrivals()));
  await expect(page.getByRole('img', { name: /^Arrivals: [1-9]/ })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const file = await (await download).path();
  expect(await readFile(file, 'utf8')).toContain(`,arrival,${ref},${deal.code},cs,`);
});
