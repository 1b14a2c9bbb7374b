import { servedIn } from '#lib/content/documents/board/served-in';
import type { Section } from '#lib/content/get-page';
import type { Teams } from '#lib/content/get-teams';
import { dealSpan } from '#lib/time/deal-span';
import { isShownAt } from '#lib/time/shown-spans';
import { galleryItems } from './gallery/gallery-items';
import { personsOf } from './team/persons-of';

/**
 * Whether a section has nothing to show, and is left out with its heading, its place in the index and
 * its fill line. `teams` are those of the settings. A deal that has not begun at `now` is not in the
 * page, not even hidden, nor is one that has ended: a background task re-renders the page at both
 * moments.
 */
export function isEmpty(section: Section, teams: Teams | null, now: Date): boolean {
  switch (section._type) {
    case 'boardSection': {
      const { board, place } = section;
      return servedIn(place, board.taps).length + servedIn(place, board.groups).length === 0;
    }
    case 'dealHeroSection':
      return !isShownAt(dealSpan(section.deal), now);
    case 'gallerySection':
      return galleryItems(section.gallery).length === 0;
    case 'teamSection':
      return personsOf(section, teams).length === 0;
    default:
      return false;
  }
}
