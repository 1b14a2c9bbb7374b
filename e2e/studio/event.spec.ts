import { join } from 'node:path';
import { pathFor } from '../../lib/routing/path-for.ts';
import { expect, test } from '../fixtures/studio-test.ts';
import { freeDay } from '../support/free-day.ts';
import { publishWithinFiveSeconds } from '../support/publish-within-five-seconds.ts';
import { testedLocales } from '../support/tested-locales.ts';

const PICTURE = join(import.meta.dirname, '..', '..', 'content', 'images', 'casks.jpg');

const title = {
  en: 'Night of barrels',
  cs: 'Noc sudů',
  de: 'Nacht der Fässer',
  it: 'Notte delle botti',
};
const summary = {
  en: 'An evening among the oak barrels.',
  cs: 'Večer mezi dubovými sudy.',
  de: 'Ein Abend zwischen den Eichenfässern.',
  it: 'Una serata tra le botti di rovere.',
};
const description = {
  en: `${summary.en} Three beers that have never been poured before, and the brewer who made them.`,
  cs: `${summary.cs} Tři piva, která ještě nikdo nečepoval, a sládek, který je uvařil. Přijďte včas.`,
  de: `${summary.de} Drei Biere, die noch nie gezapft wurden, und der Brauer, der sie gebraut hat.`,
  it: `${summary.it} Tre birre mai spillate prima e il birraio che le ha fatte, per una sola sera.`,
};
const alternative = {
  en: 'Oak casks',
  cs: 'Dubové sudy',
  de: 'Eichenfässer',
  it: 'Botti di rovere',
};

test('an event in four languages with a picture is public within five seconds', async ({
  client,
  desk,
  page,
  request,
}) => {
  const day = await freeDay(client, 20);
  await desk.open('Events', 'Upcoming');
  await desk.create('Event');
  await desk.fillLanguages(desk.field('title'), title);
  await page.getByRole('button', { name: 'Make missing slugs from the titles' }).click();
  for (const language of ['Česky', 'Deutsch', 'Italiano']) {
    await desk.field('languages').getByLabel(language).check({ force: true });
  }
  await desk.fillLanguages(desk.field('seo.title'), title);
  await desk.fillLanguages(desk.field('seo.description'), description);
  await desk.fillLanguages(desk.field('summary'), summary);
  await desk.choose('kind', 'Food & drink');
  await desk.choose('place', 'Museum');
  await desk.fillDate('start', `${day} 19:00`);
  await desk.fillDate('end', `${day} 22:00`);
  await desk.upload('picture', PICTURE);
  await desk.fillLanguages(desk.field('picture.alt'), alternative);

  await publishWithinFiveSeconds(desk, async () => {
    const lists = testedLocales.map(async (locale) => {
      const list = await request.get(pathFor('program', locale));
      return (await list.text()).includes(title[locale]);
    });
    return (await Promise.all(lists)).every(Boolean);
  });
  const event = await request.get(pathFor('event', 'cs', 'noc-sudu'));
  expect(event.status()).toBe(200);
  expect(await event.text()).toContain(alternative.cs);
});
