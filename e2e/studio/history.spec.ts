import { documentPath } from '../../lib/routing/document-path.ts';
import { expect, test } from '../fixtures/studio-test.ts';
import { publishWithinFiveSeconds } from '../support/publish-within-five-seconds.ts';
import { anEvent } from '../support/studio-documents.ts';

test('an earlier text is public within five seconds after it is restored', async ({
  desk,
  page,
  request,
  studio,
  client,
}) => {
  const event = await anEvent(client);
  const markup = async () => await (await request.get(documentPath(event, 'en'))).text();
  await desk.openDocument(event);
  const changed = 'An evening with another title';
  await desk.fillLanguages(desk.field('title'), { en: changed });
  await publishWithinFiveSeconds(desk, async () => (await markup()).includes(`>${changed}</h1>`));
  const later = 'What somebody else has written since then.';
  await desk.fillLanguages(desk.field('summary'), { en: later });
  await publishWithinFiveSeconds(desk, async () => (await markup()).includes(later));

  await desk.restoreVersion(desk.field('title.en').locator('input'), event.title.en);
  await publishWithinFiveSeconds(desk, async () => !(await markup()).includes(changed));
  await page.goto(studio.siteUrl + documentPath(event, 'en'));
  const heading = page.getByRole('heading', { level: 1, includeHidden: true });
  await expect(heading).toHaveText(event.title.en);
});
