import { documentPath } from '../../lib/routing/document-path.ts';
import { pathFor } from '../../lib/routing/path-for.ts';
import { pragueTime } from '../../lib/time/prague.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expectToFit } from '../fixtures/expect-to-fit.ts';
import { expect, test } from '../fixtures/test.ts';
import { soldOutEvent, upcomingEvent } from '../support/example-documents.ts';
import { filteredExperiences } from '../support/experience-filter.ts';

const lists = [
  { name: 'experiences with every filter', find: aListOfExperiences },
  { name: 'no events', find: () => `${pathFor('events', 'it')}?month=2020-01&kind=quiet` },
  ...(process.env.E2E_FULL
    ? [
        { name: 'short experiences', find: () => `${pathFor('experiences', 'de')}?duration=30` },
        { name: 'events of a kind', find: () => `${pathFor('events', 'cs')}?kind=music` },
      ]
    : []),
];

for (const { name, find } of lists) {
  test(`a filtered list of ${name} is accessible and fits every screen`, { tag: '@slow' }, async ({
    page,
  }) => {
    await page.goto(await find());
    await expectAccessible(page);
    await expectToFit(page);
  });
}

test('calendars show the days of events where visitors choose the colours', {
  tag: '@slow',
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 390, height: 844 });
  const event = await upcomingEvent();
  const path = documentPath(event, 'en');
  const month = pragueTime(new Date(event.start)).date.slice(0, 7);
  await page.goto(`${pathFor('events', 'en')}?month=${month}`);
  // Browsers replace backgrounds and leave out shadows there.
  const dot = await page
    .locator(`[data-month] a[href="${path}"]`)
    .first()
    .evaluate((link) => getComputedStyle(link, '::before').borderTopWidth);
  expect(dot).toBe('6px');
  await page.goto(documentPath(await soldOutEvent(), 'en'));
  await expect(page.locator('[data-month] b').first()).toHaveCSS('border-bottom-width', '3px');
});

async function aListOfExperiences(): Promise<string> {
  const { language, duration, price } = (await filteredExperiences()).filter;
  const query = `language=${language}&duration=${duration}&price=${price}`;
  return `${pathFor('experiences', 'en')}?${query}`;
}
