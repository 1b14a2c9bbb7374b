import { pathFor } from '../../lib/routing/path-for.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expectToFit } from '../fixtures/expect-to-fit.ts';
import { test } from '../fixtures/test.ts';
import { filteredExperiences } from '../support/experience-filter.ts';

const lists = [
  { name: 'experiences with every filter', find: aListOfExperiences },
  { name: 'no events', find: () => `${pathFor('events', 'it')}?month=2020-01&kind=quiet` },
  ...(process.env.E2E_FULL
    ? [
        { name: 'short experiences', find: () => `${pathFor('experiences', 'de')}?duration=30` },
        { name: 'events of a kind', find: () => `${pathFor('events', 'cs')}?kind=music` },
      ]
    : []),
];

for (const { name, find } of lists) {
  test(`a filtered list of ${name} is accessible and fits every screen`, async ({ page }) => {
    await page.goto(await find());
    await expectAccessible(page);
    await expectToFit(page);
  });
}

async function aListOfExperiences(): Promise<string> {
  const { language, duration, price } = (await filteredExperiences()).filter;
  const query = `language=${language}&duration=${duration}&price=${price}`;
  return `${pathFor('experiences', 'en')}?${query}`;
}
