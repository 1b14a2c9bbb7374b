import { describe, expect, it } from 'vitest';
import { line } from '../../testing/stored-documents.ts';
import { cheapestExperience, experience, experiences } from './experience.query.ts';

const route = {
  _id: 'experience-route',
  _type: 'experience',
  _rev: '1',
  _updatedAt: '2026-10-21T08:00:00Z',
  title: line('The Cellar Route'),
  summary: { _type: 'localizedText', en: 'Eleven vaults.' },
  slug: { _type: 'localizedSlug', en: 'the-cellar-route' },
  languages: ['en'],
  minutes: 75,
  price: 290,
};

describe.each([
  ['departures', { departures: { days: ['friday'], from: '7pm' } }, 'departures.from'],
  ['a minimum age', { minimumAge: 'twelve' }, 'minimumAge'],
])('an experience with %s that cannot be read', (_, fields, field) => {
  const corrupted = { ...route, ...fields };

  it('stays as it was last fit', () => {
    const before = experience.parse(route);
    const fit = before.ok ? before.value : null;
    expect(fit).not.toBeNull();
    expect(experience.parse(corrupted, fit)).toMatchObject({ value: fit, problems: [{ field }] });
  });

  it('is in no list', () => {
    expect(experiences.parse([corrupted])).toMatchObject({ value: [], problems: [{ field }] });
  });
});

it('an experience with too many lines of what is included has the first ones', () => {
  const included = Array.from({ length: 501 }, (_, n) => ({ _key: `i${n}`, ...line(`${n}`) }));
  expect(experience.parse({ ...route, included })).toMatchObject({
    value: { included: included.slice(0, 500) },
    problems: [
      { id: route._id, revision: '1', field: 'included[500]', expected: 'fewer', leftOut: 'items' },
    ],
  });
});

describe('the cheapest experience', () => {
  const cheapest = { ...route, _id: 'experience-cheap', price: 90 };
  const priceOf = ({ _id, price }: typeof route) => ({ _id, _type: 'experience', price });

  it('has its price alone, whatever else of it changes', () => {
    const expected = { ok: true, value: [priceOf(cheapest)], problems: [] };
    expect(cheapestExperience.parse([route, cheapest])).toEqual(expected);
    expect(cheapestExperience.parse([{ ...cheapest, title: line('Cheap') }])).toEqual(expected);
    expect(cheapestExperience.parse(expected.value)).toEqual(expected);
  });

  it.each([
    ['a blank title', { title: line(' ') }, 'title.en'],
    ['an empty summary', { summary: { en: '' } }, 'summary.en'],
    ['a title that is too long', { title: line('x'.repeat(301)) }, 'title.en'],
    ['no English slug', { slug: { de: 'route' } }, 'slug.en'],
    ['no duration', { minutes: null }, 'minutes'],
    ['no languages', { languages: [] }, 'languages'],
  ])('is not one with %s, which is in no list', (_, fields, field) => {
    const corrupted = { ...cheapest, ...fields };
    expect(experiences.parse([corrupted])).toMatchObject({ value: [], problems: [{ field }] });
    expect(cheapestExperience.parse([route, corrupted])).toMatchObject({
      value: [priceOf(route)],
      problems: [{ id: cheapest._id, field }],
    });
  });
});
