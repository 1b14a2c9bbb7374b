import { expect, it } from 'vitest';
import type { Section } from '#lib/content/get-page';
import { aBoardSection, aDish, aTap } from '#lib/content/testing/a-board';
import { aDeal } from '#lib/content/testing/a-deal';
import { aPicture } from '#lib/media/picture/testing/a-picture';
import { isEmpty } from './is-empty';
import { aPerson, aTeamSection } from './team/testing/a-team';

const gallery = (items: Extract<Section, { _type: 'gallerySection' }>['gallery']['items']) =>
  ({
    _key: 'g',
    _type: 'gallerySection',
    anchor: null,
    tone: null,
    label: null,
    heading: null,
    gallery: { _id: 'a', _type: 'gallery', title: 'Around the house', items, textCards: null },
  }) as const satisfies Section;

const last = '2026-06-30';
const now = new Date('2026-05-01T00:00:00+02:00');

const deal = (days: Parameters<typeof aDeal>[0]) =>
  ({
    _key: 'd',
    _type: 'dealHeroSection',
    anchor: null,
    tone: null,
    label: null,
    picture: null,
    deal: aDeal(days),
  }) as const satisfies Section;

const kitchen = { _key: 'kitchen', title: 'From the kitchen', places: null, dishes: [aDish()] };

it.each<[string, Section, boolean]>([
  ['a board without beers and dishes', aBoardSection({ taps: null, groups: [] }), true],
  [
    'a board with beers of another room',
    aBoardSection({
      taps: [aTap({ places: ['beerHall'] })],
      groups: [],
    }),
    true,
  ],
  ['a board with dishes alone', aBoardSection({ taps: [], groups: [kitchen] }), false],
  [
    'a deal on the day before its first',
    deal({ validFrom: '2026-05-02', validThrough: last }),
    true,
  ],
  ['a deal from its first day on', deal({ validFrom: '2026-05-01', validThrough: last }), false],
  ['a deal without a first day', deal({ validFrom: null, validThrough: last }), false],
  ['a deal on its last day', deal({ validFrom: null, validThrough: '2026-05-01' }), false],
  ['a deal after its last day', deal({ validFrom: null, validThrough: '2026-04-30' }), true],
  ['a gallery without pictures', gallery([null]), true],
  ['a gallery with a picture', gallery([aPicture()]), false],
  ['a team of whom the settings name nobody', aTeamSection({ teams: ['teamB2B'] }), true],
  ['a team of the settings', aTeamSection({ teams: ['teamHR'] }), false],
  ['a person without a team', aTeamSection({ teams: null, people: [aPerson()] }), false],
])('%s is empty or not', (_, section, expected) => {
  expect(isEmpty(section, { teamHR: [aPerson()], teamB2B: null }, now)).toBe(expected);
});

it('a team is empty where there are no settings', () => {
  expect(isEmpty(aTeamSection({ teams: ['teamHR'] }), null, now)).toBe(true);
});
