import { addDays, pragueTime } from '../../lib/time/prague.ts';
import { expect, test } from '../fixtures/studio-test.ts';

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
