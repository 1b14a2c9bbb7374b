import type { VenueHours } from './get-opening-hours.ts';
import type { Page, SectionOf } from './get-page.ts';

/** A room with a board. */
type Room = NonNullable<SectionOf<'boardSection'>['place']>;

/** The venue that a page describes, by the id of its opening hours, or a room. */
export type PageVenue = { readonly id: string } | { readonly room: Room };

/**
 * Returns the venue whose opening hours a page shows, or else the room whose board it shows; null if
 * it shows several or none.
 */
export function pageVenue(sections: Page['sections']): PageVenue | null {
  const venues = (sections ?? []).flatMap((section): PageVenue[] =>
    section._type === 'openingHoursSection' ? (section.venues ?? []).map((id) => ({ id })) : [],
  );
  const rooms = (sections ?? []).flatMap((section): PageVenue[] =>
    section._type === 'boardSection' && section.place ? [{ room: section.place }] : [],
  );
  const shown = venues.length > 0 ? venues : rooms;
  return shown.length === 1 ? (shown[0] ?? null) : null;
}

/**
 * Returns the opening hours of what a page is about, or else of the museum. The beer hall is open
 * when the taproom is, under its own name, which `nameOf` returns.
 */
export function hoursOfVenue(
  venues: readonly VenueHours[],
  about: PageVenue | null,
  nameOf: (room: Room) => string,
): VenueHours | null {
  const room = about && 'room' in about ? about.room : null;
  const found = venues.find(({ _id, venue }) =>
    room ? venue === 'taproom' : about && 'id' in about && _id === about.id,
  );
  if (found && room === 'beerHall') return { ...found, title: nameOf(room) };
  return found ?? venues.find(({ venue }) => venue === 'museum') ?? null;
}
