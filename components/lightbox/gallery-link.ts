/** What leads to something that the lightbox shows: a `PictureLink` or a `PlateLink`. */
export const galleryLink = 'a[data-pswp-width],a[data-pswp-html]';
