import { addDays, pragueInstant, pragueTime } from '../../lib/time/prague.ts';
import { expect, test } from '../fixtures/studio-test.ts';
import { expectPublicFrom, upcomingMinute } from '../support/public-from.ts';

const minute = 60_000;

/** How long before a time the clock of a site begins, in ms: on a loaded machine, it starts that slowly. */
const BEFORE_MS = 45_000;

test('an announcement for tomorrow is public from 8:00 to 18:00 in Prague', async ({
  desk,
  studio,
}) => {
  test.setTimeout(6 * minute);
  const tomorrow = addDays(pragueTime(new Date()).date, 1);
  const text = `Closed for a wedding, ${Date.now()}`;
  await desk.open('Announcements', 'Shown and planned');
  await desk.create('Announcement');
  await desk.fillLanguages(desk.field('text'), { en: text });
  await desk.fillDate('from', `${tomorrow} 08:00`);
  await desk.fillDate('to', `${tomorrow} 18:00`);
  await desk.publish();

  const isSeenOn = async (site: string) => {
    const home = await fetch(`${site}/en`);
    return (await home.text()).includes(text);
  };
  expect(await isSeenOn(studio.siteUrl)).toBe(false);
  for (const { clock, seen } of [
    { clock: '08:00', seen: true },
    { clock: '18:00', seen: false },
  ]) {
    const time = new Date(Date.now() + BEFORE_MS);
    const ahead = pragueInstant(tomorrow, clock).getTime() - time.getTime();
    const site = await studio.serveSiteAhead(ahead);
    await expectPublicFrom(time, async () => (await isSeenOn(site)) === seen);
  }
});

test('an announcement is public from the minute that is entered, and not before', async ({
  desk,
  request,
}) => {
  // Time enough to open the Studio, and for two minutes to pass.
  test.setTimeout(4 * minute);
  const text = `The organ grinder plays, ${Date.now()}`;
  const isPublic = async () => (await (await request.get('/en')).text()).includes(text);
  await desk.open('Announcements', 'Shown and planned');
  await desk.create('Announcement');
  await desk.fillLanguages(desk.field('text'), { en: text });
  // Only now, as the Studio may take minutes to open: at least one whole minute is left to publish.
  const from = upcomingMinute();
  const { date, time } = pragueTime(from);
  await desk.fillDate('from', `${date} ${time}`);
  await desk.fillDate('to', `${addDays(date, 1)} ${time}`);
  await desk.publish();
  await expectPublicFrom(from, isPublic);
});
