import type {
  LocalizedString,
  Picture,
  TextCard,
} from '../../lib/content/model/types.generated.ts';
import type { PageRoute } from '../../lib/routing/routes.ts';
import { findContent, inEveryLanguage } from './find-content.ts';

/** A page with one gallery, and without forms, which load scripts of their own. */
export interface GalleryPage {
  readonly route: PageRoute;
  readonly title: LocalizedString;
  readonly pictures: readonly Picture[];
  /** The text cards after the pictures. */
  readonly cards: readonly TextCard[];
}

/**
 * Returns a page with a gallery of pictures only: so many that some are behind "show all", the
 * first with a caption and a credit.
 */
export function pageOfPictures(): Promise<GalleryPage> {
  return findGalleryPage(
    'page with a gallery of more than seven pictures, the first with a caption and a credit',
    `count(pictures) > 7 && count(cards) == 0
      && defined(pictures[0].caption) && defined(pictures[0].credit)`,
  );
}

/** Returns a page with a gallery of pictures and text cards. */
export function pageOfCards(): Promise<GalleryPage> {
  return findGalleryPage(
    'page with a gallery of pictures and text cards',
    'count(pictures) > 1 && count(cards) > 0',
  );
}

function findGalleryPage(kind: string, filter: string): Promise<GalleryPage> {
  return findContent(
    kind,
    `*[_type == "page" && ${inEveryLanguage} && count(sections[_type == "gallerySection"]) == 1
        && count(sections[_type == "formSection"]) == 0]
      | order(_id) {
        route,
        "gallery": sections[_type == "gallerySection"][0].gallery->
      } {
        route,
        "title": gallery.title,
        "pictures": gallery.items,
        "cards": coalesce(gallery.textCards, [])
      }[${filter}][0]`,
  );
}
