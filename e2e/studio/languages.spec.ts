import type { Locator } from '@playwright/test';
import { documentPath } from '../../lib/routing/document-path.ts';
import { pathFor } from '../../lib/routing/path-for.ts';
import { expect, test } from '../fixtures/studio-test.ts';
import { STEP_MS } from '../support/desk.ts';
import { messages } from '../support/messages.ts';
import { publishWithinFiveSeconds } from '../support/publish-within-five-seconds.ts';
import { pageOf } from '../support/site-content.ts';
import { nextEvent, untranslatedEvent } from '../support/studio-documents.ts';
import { withinFiveSeconds } from '../support/within-five-seconds.ts';

test('an event that exists only in English is public in Czech within five seconds', async ({
  client,
  desk,
  page,
  request,
}) => {
  const title = 'Večer, který je teď i v češtině';
  const event = await untranslatedEvent(client, 'cs');
  const english = await request.get(documentPath(event, 'cs'));
  expect(await english.text()).toContain(messages.cs.notice.language);

  await desk.openDocument(event);
  await desk.fillLanguages(desk.field('title'), { cs: title });
  await page.getByRole('button', { name: 'Make missing slugs from the titles' }).click();
  await desk.field('languages').getByLabel('Česky').check({ force: true });
  await desk.fillLanguages(desk.field('summary'), { cs: 'Dosud jen anglicky, teď i česky.' });
  await desk.fillLanguages(desk.field('seo.title'), { cs: title });
  await desk.fillLanguages(desk.field('seo.description'), {
    cs: 'Večer v pivním muzeu v Praze, o kterém se dosud dalo číst jen anglicky, a teď je popsán i česky.',
  });

  const path = pathFor('event', 'cs', 'vecer-ktery-je-ted-i-v-cestine');
  const czech = async () => await (await request.get(path)).text();
  await publishWithinFiveSeconds(desk, async () => (await czech()).includes(title));
  expect(await czech()).not.toContain(messages.cs.notice.language);
});

/** Returns a document without any text in Czech. */
function withoutCzech<Document>(document: Document): Document {
  return JSON.parse(JSON.stringify(document, (name, value) => (name === 'cs' ? undefined : value)));
}

test('a page that exists only in English is public in Czech within five seconds', async ({
  afterTest,
  client,
  desk,
  page,
  request,
}) => {
  const original = await pageOf('brewmance', client);
  afterTest(() => client.createOrReplace(original));
  await client.createOrReplace({ ...withoutCzech(original), languages: ['en'] });
  const czech = async () => await (await request.get(pathFor('brewmance', 'cs'))).text();
  await expect.poll(czech, withinFiveSeconds).toContain(messages.cs.notice.language);

  const heading = 'Dva půllitry, teď i česky.';
  await desk.open('Pages', pathFor('brewmance', 'en'));
  const languages = page.getByRole('group', { name: 'Languages' });
  await languages.getByRole('button', { name: /^Česky: / }).click();
  await page.getByRole('button', { name: 'Copy English to Česky' }).click();
  const opening = original.sections?.find((section) => section._type === 'heroSection');
  const form = await desk.openItem(desk.field('sections'), opening?.heading?.en ?? '');
  await desk.fillLanguages(form.getByTestId(/\.heading$/), { cs: heading });
  await desk.closeDialog();
  await desk.fillLanguages(desk.field('seo.title'), { cs: 'Večer pro dva' });
  await desk.field('languages').getByLabel('Česky').check({ force: true });
  await publishWithinFiveSeconds(desk, async () => (await czech()).includes(heading));
  const shown = await czech();
  expect(shown).toContain('<title>Večer pro dva');
  expect(shown).not.toContain(messages.cs.notice.language);
});

test('what is copied from another language is missing until it is translated or confirmed', async ({
  afterTest,
  client,
  desk,
  page,
}) => {
  const event = await untranslatedEvent(client, 'de');
  const draft = `drafts.${event._id}`;
  afterTest(() => client.delete(draft));
  await desk.openDocument(event);
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
  // The Studio saves the draft later, which would create it again.
  const confirmed = `count(*[_id == $draft && count(translatedFrom) > 0
    && count(translatedFrom[english == "copy"]) == 0])`;
  const saved = () => client.fetch<number>(confirmed, { draft }, { perspective: 'raw' });
  await expect.poll(saved, { timeout: STEP_MS }).toBe(1);
});

/** Returns the number of missing texts that the mark of a language states. */
async function missingIn(mark: Locator): Promise<number> {
  return Number(/(\d+) missing$/.exec(await mark.innerText())?.[1] ?? 0);
}

test('a language is older than the English until an editor says that it is right', async ({
  client,
  desk,
  page,
}) => {
  const german = (state: string) =>
    page
      .getByRole('group', { name: 'Languages' })
      .getByRole('button', { name: `Deutsch: ${state}` });
  const event = await nextEvent(client);
  await desk.open('Events', 'Upcoming', event.title.en);
  await expect(german('complete')).toBeVisible();
  await desk.fillLanguages(desk.field('summary'), { en: 'What it is about, in other words.' });
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
