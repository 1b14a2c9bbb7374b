import { pathFor } from '../../lib/routing/path-for.ts';
import { expect, test } from '../fixtures/studio-test.ts';
import { freeDay } from '../support/free-day.ts';
import { publishWithinFiveSeconds } from '../support/publish-within-five-seconds.ts';
import { readPage } from '../support/read-page.ts';

test('changed opening hours and an exception are public within five seconds', async ({
  client,
  desk,
  request,
}) => {
  const day = await freeDay(client, 9);
  const note = 'Brewers’ meeting';
  const html = async () => await (await request.get(pathFor('contact', 'en'))).text();
  expect(await html()).not.toContain('21:15');
  await desk.open('Opening hours', 'Museum');

  const monday = await desk.openItem(desk.field('weekly'), 'Monday');
  await monday.getByLabel('Closing time').fill('21:15');
  await desk.closeDialog();
  const exception = await desk.addItem(desk.field('exceptions'));
  await exception.getByLabel('Date').first().fill(day);
  await exception.getByLabel('Opening time').fill('10:00');
  await exception.getByLabel('Closing time').fill('15:00');
  await desk.fillLanguages(exception.getByTestId(/note$/), {
    en: note,
    cs: 'Setkání sládků',
    de: 'Treffen der Brauer',
    it: 'Incontro dei birrai',
  });
  await desk.closeDialog();

  await publishWithinFiveSeconds(desk, async () => (await html()).includes('21:15'));
  for (const [locale, noted] of [
    ['en', note],
    ['de', 'Treffen der Brauer'],
  ] as const) {
    const { document } = await readPage(request, pathFor('contact', locale));
    const row = document.querySelector(`tr time[datetime="${day}"]`)?.closest('tr');
    expect(row?.textContent).toContain(noted);
    expect(row?.querySelector('td')?.textContent).toBe('10:00–15:00');
  }
});
