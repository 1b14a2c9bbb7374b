import { documentPath } from '../../lib/routing/document-path.ts';
import { test } from '../fixtures/studio-test.ts';
import { expectPublicFrom, upcomingMinute } from '../support/public-from.ts';
import { pricedExperience } from '../support/studio-documents.ts';

const minute = 60_000;
const price = /\b777\sKč/;
// The Studio schedules by the minute.
test.describe.configure({ timeout: 5 * minute });

test('a price of a scheduled release is public at its time and not before', async ({
  client,
  desk,
  request,
}) => {
  const experience = await pricedExperience(client);
  const isPublic = async () =>
    price.test(await (await request.get(documentPath(experience, 'en'))).text());
  // Time enough for the steps up to scheduling.
  const time = upcomingMinute();
  await desk.createRelease('Spring prices', time);
  await desk.follow('Experiences', 'Experience', experience.title.en);
  await desk.addToRelease();
  await desk.field('price').locator('input').fill('777');
  await desk.scheduleRelease('Spring prices');
  await expectPublicFrom(time, isPublic);
});
