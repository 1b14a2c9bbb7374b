/** Selector of the links that the lightbox opens: those of `PictureLink` and `TextCardLink`. */
export const galleryLink = 'a[data-pswp-width],a[data-pswp-html]';

/**
 * Returns the language of a link's content, which may be another than that of the page, and which
 * copies outside its surroundings lose (WCAG 3.1.2); empty if nothing states one.
 */
export function languageOf(link: HTMLAnchorElement | undefined): string {
  return link?.closest<HTMLElement>('[lang]')?.lang ?? '';
}
