// @vitest-environment node
import { expect, it } from 'vitest';
import { cheapestExperience } from '../../lib/content/documents/experience/experience.query.ts';
import { settings, teams } from '../../lib/content/documents/settings/settings.query.ts';
import type { ContentQuery } from '../../lib/content/model/content-query.ts';
import { sharedPictures } from '../../lib/content/queries/shared-picture.query.ts';
import type { FullDocument } from '../json/json.ts';
import { evaluateOver } from './evaluate-over.ts';
import { demoDocuments } from './testing/demo-documents.ts';

const documents = await demoDocuments();

/** Returns what a query finds in the demo dataset with these documents added or replaced. */
async function found<Result>(query: ContentQuery<Result>, ...changed: FullDocument[]) {
  const others = documents.filter(({ _id }) => !changed.some((each) => each._id === _id));
  const parsed = query.parse(await evaluateOver([...others, ...changed])(query.groq, {}));
  return parsed.ok ? parsed.value : null;
}

it('the cheapest experience is one that lists show', async () => {
  const cheapest = await found(cheapestExperience);
  const [shown] = documents.filter(({ _type }) => _type === 'experience');
  const untitled = { _id: 'untitled', _type: 'experience', price: 1 };
  const late = {
    ...shown,
    _id: 'late',
    _type: 'experience',
    price: 1,
    departures: { from: '7pm' },
  };
  expect(cheapest).toHaveLength(1);
  expect(await found(cheapestExperience, untitled, late)).toEqual(cheapest);
});

it('the cheapest experience changes with its price alone', async () => {
  const [cheapest] = (await found(cheapestExperience)) ?? [];
  const stored = documents.find(({ _id }) => _id === cheapest?._id);
  if (!stored) throw new Error('There is no experience.');
  expect(await found(cheapestExperience, { ...stored, minimumAge: 99 })).toEqual([cheapest]);
  expect(cheapestExperience.parse([cheapest])).toMatchObject({ value: [cheapest] });
});

it('the settings, which every page shows, do not change with a person they name', async () => {
  const [named] = (await found(teams))?.[0]?.teamB2B ?? [];
  const stored = documents.find(({ _id }) => _id === named?._id);
  if (!stored) throw new Error('The settings name nobody.');
  const changed = { ...stored, phone: '+420 555 010 099' };
  expect(await found(settings, changed)).toEqual(await found(settings));
  expect(await found(teams, changed)).not.toEqual(await found(teams));
});

it('a search picture without a file does not hide the picture of its page', async () => {
  const event = documents.find(({ _type, picture }) => _type === 'event' && picture);
  if (!event) throw new Error('No event has a picture.');
  const emptied = { ...event, seo: { image: { _type: 'picture', alt: { en: 'A hall' } } } };
  const pictureOf = async (...changed: FullDocument[]) =>
    (await found(sharedPictures, ...changed))?.find(({ _id }) => _id === event._id)?.picture;
  expect(await pictureOf()).not.toBeNull();
  expect(await pictureOf(emptied)).toEqual(await pictureOf());
});
