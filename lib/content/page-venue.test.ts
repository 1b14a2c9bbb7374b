import { expect, it } from 'vitest';
import type { VenueHours } from './get-opening-hours.ts';
import { hoursOfVenue, pageVenue } from './page-venue.ts';
import { aBoardSection } from './testing/a-board.ts';

const hours = (venue: VenueHours['venue'], title: string): VenueHours => ({
  _id: `openingHours-${venue}`,
  _type: 'openingHours',
  venue,
  title,
  weekly: [],
  exceptions: null,
});
const venues = [hours('museum', 'Museum'), hours('taproom', 'Výčep U Zvonu')];

const shownHours = (...ids: string[]) => ({
  _key: 'hours',
  _type: 'openingHoursSection' as const,
  anchor: null,
  tone: null,
  label: null,
  heading: null,
  intro: null,
  picture: null,
  actions: null,
  venues: ids,
});
const board = (place: 'taproom' | 'beerHall' | null) => ({ ...aBoardSection(), place });

it.each([
  ['the venue whose hours it shows', [shownHours('openingHours-taproom')], 'Výčep U Zvonu'],
  [
    'that venue rather than a room',
    [board('beerHall'), shownHours('openingHours-museum')],
    'Museum',
  ],
  ['the room whose board it shows, under its name', [board('beerHall')], 'the beerHall'],
  ['the taproom, under the title of its hours', [board('taproom')], 'Výčep U Zvonu'],
  ['the museum, with several venues', [shownHours('openingHours-taproom', 'x')], 'Museum'],
  ['the museum, with the whole board', [board(null)], 'Museum'],
  ['the museum, without sections', null, 'Museum'],
])('a page is about %s', (_, sections, title) => {
  expect(hoursOfVenue(venues, pageVenue(sections), (room) => `the ${room}`)?.title).toBe(title);
});

it('there are no hours without the museum’s', () => {
  expect(hoursOfVenue([], { room: 'beerHall' }, String)).toBeNull();
});
