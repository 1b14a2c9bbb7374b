/** Selector of the links that the lightbox opens: those of `PictureLink` and `TextCardLink`. */
export const galleryLink = 'a[data-pswp-width],a[data-pswp-html]';
