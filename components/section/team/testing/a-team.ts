import type { SectionOf } from '#lib/content/get-page';

type Team = SectionOf<'teamSection'>;

type Person = NonNullable<NonNullable<Team['people']>[number]>;

/** Returns a person, with the given fields overridden. */
export function aPerson(overrides: Partial<Person> = {}): Person {
  return {
    _id: 'person-klara',
    _type: 'person',
    name: 'Klára Vaněčková',
    role: 'Head of people',
    email: 'klara@beermuseum.example',
    phone: '+420 555 010 021',
    ...overrides,
  };
}

/** Returns a section with the team for applications, with the given fields overridden. */
export function aTeamSection(overrides: Partial<Team> = {}): Team {
  return {
    _key: 'team',
    _type: 'teamSection',
    anchor: 'people',
    tone: 'paper',
    label: null,
    heading: 'Who reads it.',
    intro: null,
    teams: ['teamHR'],
    people: null,
    ...overrides,
  };
}
