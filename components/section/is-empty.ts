import { servedIn } from '#lib/content/documents/board/served-in';
import type { Section } from '#lib/content/get-page';
import { galleryItems } from './gallery/gallery-items';

/** Whether a section renders nothing at any time, as far as its own content tells. */
export function isEmpty(section: Section): boolean {
  switch (section._type) {
    case 'boardSection': {
      const { board, place } = section;
      return servedIn(place, board.taps).length + servedIn(place, board.groups).length === 0;
    }
    case 'gallerySection':
      return galleryItems(section.gallery).length === 0;
    default:
      return false;
  }
}
