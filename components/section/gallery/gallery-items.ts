import type { SectionOf } from '#lib/content/get-page';
import type { Picture } from '#lib/content/model/picture';
import { picturesOnce } from '#lib/content/pictures-once';

type Gallery = SectionOf<'gallerySection'>['gallery'];
type TextCard = NonNullable<Gallery['textCards']>[number];

/** A picture or a text card of a gallery. */
export type GalleryItem = Picture | TextCard;

/** Returns what a gallery shows: its pictures, each once, then its text cards. */
export function galleryItems({ items, textCards }: Gallery): readonly GalleryItem[] {
  return [...picturesOnce(items), ...(textCards ?? [])];
}
