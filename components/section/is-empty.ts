import { servedIn } from '#lib/content/documents/board/served-in';
import type { Section } from '#lib/content/get-page';
import { galleryItems } from './gallery/gallery-items';
import { personsOf, type Teams } from './team/persons-of';

/**
 * Whether a section has nothing to show at any time, and is left out with its heading, its place in
 * the index and its fill line. `teams` are those of the settings.
 */
export function isEmpty(section: Section, teams: Teams | null): boolean {
  switch (section._type) {
    case 'boardSection': {
      const { board, place } = section;
      return servedIn(place, board.taps).length + servedIn(place, board.groups).length === 0;
    }
    case 'gallerySection':
      return galleryItems(section.gallery).length === 0;
    case 'teamSection':
      return personsOf(section, teams).length === 0;
    default:
      return false;
  }
}
