import { addDays, pragueTime } from '../../lib/time/prague.ts';
import { expect, test } from '../fixtures/studio-test.ts';
import { expectPublicFrom, upcomingMinute } from '../support/public-from.ts';

const minute = 60_000;

test('an announcement for tomorrow is published with times of Prague', async ({
  desk,
  studio,
  client,
}) => {
  const tomorrow = addDays(pragueTime(new Date()).date, 1);
  const text = `Closed for a wedding, ${Date.now()}`;
  await desk.open('Announcements', 'Shown and planned');
  await desk.create('Announcement');
  await desk.fillLanguages(desk.field('text'), { en: text });
  await desk.fillDate('from', `${tomorrow} 08:00`);
  await desk.fillDate('to', `${tomorrow} 18:00`);
  await desk.publish();

  const stored = await client.fetch<{ from: string; to: string }>(
    '*[_type == "announcement" && text.en == $text][0]{ from, to }',
    { text },
  );
  expect(pragueTime(new Date(stored.from))).toMatchObject({ date: tomorrow, time: '08:00' });
  expect(pragueTime(new Date(stored.to))).toMatchObject({ date: tomorrow, time: '18:00' });
  // Visitors see it at its time, and not before.
  const home = await (await fetch(`${studio.siteUrl}/en`)).text();
  expect(home).not.toContain(text);
});

test('an announcement is public from the minute that is entered, and not before', async ({
  desk,
  request,
}) => {
  // Time enough to open the Studio, and for two minutes to pass.
  test.setTimeout(4 * minute);
  const text = `The organ grinder plays, ${Date.now()}`;
  const home = async () => await (await request.get('/en')).text();
  await desk.open('Announcements', 'Shown and planned');
  await desk.create('Announcement');
  await desk.fillLanguages(desk.field('text'), { en: text });
  // Only now, as the Studio may take minutes to open: at least one whole minute is left to publish.
  const from = upcomingMinute();
  const { date, time } = pragueTime(from);
  await desk.fillDate('from', `${date} ${time}`);
  await desk.fillDate('to', `${addDays(date, 1)} ${time}`);
  await desk.publish();
  await expectPublicFrom(from, home, text);
});
