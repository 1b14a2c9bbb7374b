import { describe, expect, it } from 'vitest';
import { line } from '../../testing/stored-documents.ts';
import { experience, experiences } from './experience.query.ts';

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
  const spoiled = { ...route, ...fields };

  it('stays as it was last fit', () => {
    const before = experience.parse(route);
    const fit = before.ok ? before.value : null;
    expect(fit).not.toBeNull();
    expect(experience.parse(spoiled, fit)).toMatchObject({ value: fit, problems: [{ field }] });
  });

  it('is in no list', () => {
    expect(experiences.parse([spoiled])).toMatchObject({ value: [], problems: [{ field }] });
  });
});
