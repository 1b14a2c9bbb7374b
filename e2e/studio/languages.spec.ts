import type { Locator } from '@playwright/test';
import { DocumentId, getPublishedId } from '@sanity/id-utils';
import { pathFor } from '../../lib/routing/path-for.ts';
import { expect, test } from '../fixtures/studio-test.ts';
import { STEP_MS } from '../support/desk.ts';
import { messages } from '../support/messages.ts';
import { withinFiveSeconds } from '../support/within-five-seconds.ts';

test('a page that exists only in English is public in Czech within five seconds', async ({
  desk,
  page,
  request,
}) => {
  const title = 'Dvakrát k varu: sládek o dekokci';
  const english = await request.get(pathFor('event', 'cs', 'twice-to-the-boil'));
  expect(await english.text()).toContain(messages.cs.notice.language);

  await desk.open('Events', 'Upcoming', 'Twice to the boil');
  await desk.fillLanguages(desk.field('title'), { cs: title });
  await page.getByRole('button', { name: 'Make missing slugs from the titles' }).click();
  await desk.field('languages').getByLabel('Česky').check({ force: true });
  await desk.fillLanguages(desk.field('summary'), { cs: 'Sládek vysvětluje, proč se rmut vaří.' });
  await desk.fillLanguages(desk.field('seo.title'), { cs: title });
  await desk.fillLanguages(desk.field('seo.description'), {
    cs: 'Večerní přednáška v pivním muzeu v Praze o dekokčním rmutování, s hrncem, hořákem a dvěma pivy.',
  });
  await desk.publish();

  const path = pathFor('event', 'cs', 'dvakrat-k-varu-sladek-o-dekokci');
  const czech = async () => await (await request.get(path)).text();
  await expect.poll(czech, withinFiveSeconds).toContain(title);
  expect(await czech()).not.toContain(messages.cs.notice.language);
});

test('what is copied from another language is missing until it is translated or confirmed', async ({
  client,
  desk,
  page,
}) => {
  await desk.open('Events', 'Upcoming', 'Twice to the boil');
  const languages = page.getByRole('group', { name: 'Languages' });
  const german = languages.getByRole('button', { name: /^Deutsch: / });
  await expect(german).toHaveText('Deutsch: not offered');
  await german.click();
  await page.getByRole('button', { name: 'Copy English to Deutsch' }).click();
  await expect(german).toHaveText(/^Deutsch: [1-9]\d* missing$/);
  const copied = await missingIn(german);

  await page.getByRole('button', { name: 'Mark Deutsch as up to date' }).click();
  // Names count as translated then; longer texts that are still English do not.
  await expect.poll(() => missingIn(german)).toBeLessThan(copied);
  const ofEvent = '*[_type == "event" && slug.en == "twice-to-the-boil"][0]._id';
  const id = await client.fetch<string>(ofEvent);
  const draft = `drafts.${getPublishedId(DocumentId(id))}`;
  // The Studio saves the draft later, which would create it again.
  const confirmed = `count(*[_id == $draft && count(translatedFrom) > 0
    && count(translatedFrom[english == "copy"]) == 0])`;
  const saved = () => client.fetch<number>(confirmed, { draft }, { perspective: 'raw' });
  await expect.poll(saved, { timeout: STEP_MS }).toBe(1);
  await client.delete(draft);
});

/** Returns the number of missing texts that the mark of a language states. */
async function missingIn(mark: Locator): Promise<number> {
  return Number(/(\d+) missing$/.exec(await mark.innerText())?.[1] ?? 0);
}

test('a language is older than the English until an editor says that it is right', async ({
  desk,
  page,
}) => {
  const german = (state: string) =>
    page
      .getByRole('group', { name: 'Languages' })
      .getByRole('button', { name: `Deutsch: ${state}` });
  await desk.open('Events', 'Upcoming', 'January singing');
  await expect(german('complete')).toBeVisible();
  await desk.fillLanguages(desk.field('summary'), { en: 'Come and sing with us in January.' });
  await expect(german('1 older than the English')).toBeVisible();
  await desk.publish();
  await page.reload();
  await german('1 older than the English').click();
  await page.getByRole('button', { name: 'Mark Deutsch as up to date' }).click();
  await expect(german('complete')).toBeVisible();
  await desk.publish();
  await page.reload();
  await expect(german('complete')).toBeVisible();
});
