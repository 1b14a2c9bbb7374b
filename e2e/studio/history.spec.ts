import { pathFor } from '../../lib/routing/path-for.ts';
import { expect, test } from '../fixtures/studio-test.ts';
import { withinFiveSeconds } from '../support/within-five-seconds.ts';

test('an earlier text is public within five seconds after it is restored', async ({
  desk,
  request,
}) => {
  const page = async () =>
    await (await request.get(pathFor('event', 'en', 'quiet-morning'))).text();
  await desk.open('Events', 'Upcoming', 'Quiet morning');
  await desk.fillLanguages(desk.field('title'), { en: 'Silent morning' });
  await desk.publish();
  await expect.poll(page, withinFiveSeconds).toContain('>Silent morning</h1>');

  await desk.restorePreviousVersion();
  await desk.publish();
  await expect.poll(page, withinFiveSeconds).toContain('>Quiet morning</h1>');
});
