import { formatLanguage } from '../../lib/platform/format/language.ts';
import { expectToFit } from '../fixtures/expect-to-fit.ts';
import { expect, test } from '../fixtures/test.ts';
import { discountDeal } from '../support/example-documents.ts';
import { filteredExperiences, matching } from '../support/experience-filter.ts';
import { selectOther } from '../support/select-option.ts';

/** Returns the month that begins this many months from now, `YYYY-MM`. */
function monthsAhead(number: number): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + number))
    .toISOString()
    .slice(0, 7);
}

test('experience filters can be set, removed, and undone with Back', async ({ page }) => {
  const { filter, all } = await filteredExperiences();
  const { language, duration } = filter;
  const [short, inLanguage] = [matching(all, { language, duration }), matching(all, { language })];
  const result = ({ length }: typeof all) =>
    page.getByText(`${length} of ${all.length} experiences`, { exact: true });
  await page.goto('/en/experiences');
  const form = page.getByRole('form', { name: 'Filter experiences' });
  await form.getByLabel('Tour language').selectOption(formatLanguage(language, 'en'));
  await form.getByLabel('Duration').selectOption({ label: `Up to ${duration}\u00a0min` });
  await form.getByRole('button', { name: 'Show experiences' }).click();

  const both = `/en/experiences?language=${language}&duration=${duration}#list`;
  await expect(page).toHaveURL(both);
  await expect(result(short)).toBeInViewport();
  const titles = page.locator('#list ~ *').getByRole('heading', { level: 3 });
  const shown = (await titles.allTextContents()).map((title) => title.trim());
  expect(shown.toSorted()).toEqual(short.map(({ title }) => title).toSorted());
  await expect(form.getByLabel('Tour language')).toHaveValue(language);

  await page.getByRole('link', { name: `Remove filter: Up to ${duration}` }).click();
  await expect(page).toHaveURL(`/en/experiences?language=${language}#list`);
  await expect(result(inLanguage)).toBeInViewport();

  await page.goBack();
  await expect(result(short)).toBeVisible();
  await expect(form.getByLabel('Duration')).toHaveValue(`${duration}`);

  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(/\/en\/experiences#list$/);
  await expect(page.getByRole('link', { name: 'Clear filters' })).toHaveCount(0);
});

test('events can be filtered in German, an empty result links to all', { tag: '@slow' }, async ({
  page,
}) => {
  await page.goto('/de/veranstaltungen');
  const form = page.getByRole('form', { name: 'Veranstaltungen filtern' });
  const { value: kind } = await selectOther(form.getByLabel('Art'));
  await form.getByRole('button').click();
  await expect(page).toHaveURL(`/de/veranstaltungen?kind=${kind}#list`);
  await expect(page.getByText(/^\d+ von \d+ Veranstaltung(?:en)?$/)).toBeInViewport();

  await page.goto(`/de/veranstaltungen?month=${monthsAhead(23)}`);
  await expect(page.getByText('So etwas steht gerade nicht im Kalender.')).toBeVisible();
  await expectToFit(page);
  await page.getByRole('link', { name: 'Alle Veranstaltungen' }).click();
  await expect(page).toHaveURL(/\/de\/veranstaltungen#list$/);
});

test('the codes of a visit are kept in the address of a filtered list', { tag: '@slow' }, async ({
  page,
}) => {
  const { code } = await discountDeal();
  await page.goto(`/en/experiences?duration=30&ref=hotel&dsc=${code}`);
  const form = page.getByRole('form', { name: 'Filter experiences' });
  const { value: language } = await selectOther(form.getByLabel('Tour language'));
  await form.getByRole('button').click();
  const filter = `language=${language}&duration=30`;
  await expect(page).toHaveURL(`/en/experiences?${filter}&ref=hotel&dsc=${code}#list`);
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(`/en/experiences?ref=hotel&dsc=${code}#list`);
});
