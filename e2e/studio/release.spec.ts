import { pathFor } from '../../lib/routing/path-for.ts';
import { expect, test } from '../fixtures/studio-test.ts';
import { withinFiveSeconds } from '../support/within-five-seconds.ts';

const minute = 60_000;
const price = /\b777\sKč/;
// The Studio schedules by the minute.
test.describe.configure({ timeout: 5 * minute });

test('a price of a scheduled release is public at its time and not before', async ({
  desk,
  request,
}) => {
  const html = async () =>
    await (await request.get(pathFor('experience', 'en', 'hop-and-malt-lab'))).text();
  // Time enough for the steps up to scheduling.
  const time = new Date(Math.ceil(Date.now() / minute + 1) * minute);
  await desk.createRelease('Spring prices', time);
  await desk.follow('Experiences', 'Experience', 'Hop & Malt Lab');
  await desk.addToRelease();
  await desk.field('price').locator('input').fill('777');
  await desk.scheduleRelease('Spring prices');
  expect(await html()).not.toMatch(price);
  expect(Date.now()).toBeLessThan(time.getTime());

  const untilTime = { timeout: time.getTime() - Date.now() + withinFiveSeconds.timeout };
  await expect.poll(html, { ...withinFiveSeconds, ...untilTime }).toMatch(price);
  expect(Date.now()).toBeGreaterThanOrEqual(time.getTime());
});
