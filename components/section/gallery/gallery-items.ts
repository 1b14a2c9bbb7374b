import type { SectionOf } from '#lib/content/get-page';
import type { Picture } from '#lib/content/picture';

type Gallery = SectionOf<'gallerySection'>['gallery'];
type TextCard = NonNullable<Gallery['textCards']>[number];

/** A picture or a text card of a gallery. */
export type GalleryItem = Picture | TextCard;

/** Returns what a gallery shows: its pictures, then its text cards. */
export function galleryItems({ items, textCards }: Gallery): readonly GalleryItem[] {
  const pictures = (items ?? []).filter((picture) => picture !== null);
  return [...pictures, ...(textCards ?? [])];
}
