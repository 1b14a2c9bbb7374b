import type { SlideData } from 'photoswipe';
import styles from './lightbox.module.css';

/**
 * What the lightbox needs to know of the picture or the words that a link of a gallery leads to
 * (specification, section 3, gallery item). Until a picture is there, its place is held by the
 * thumbnail, or by the thumbnail's blurred preview as long as that is not there either.
 */
export function galleryItem(link: HTMLAnchorElement): SlideData {
  if (link.dataset.pswpHtml !== undefined) {
    return { type: 'html', html: `<div class="${styles.words}">${link.innerHTML}</div>` };
  }
  const thumbnail = link.querySelector('img');
  return {
    type: 'image',
    // Whence it grows and where it shrinks to; what is folded away has no such place.
    ...(link.closest('details:not([open])') ? {} : { element: link }),
    src: link.href,
    srcset: thumbnail?.srcset,
    width: Number(link.dataset.pswpWidth),
    height: Number(link.dataset.pswpHeight),
    alt: thumbnail?.alt,
    msrc: thumbnail?.complete ? thumbnail.currentSrc : previewOf(thumbnail),
    thumbCropped: true,
  };
}

/** The address in `url("…")`. */
function previewOf(thumbnail: HTMLImageElement | null): string | undefined {
  return thumbnail?.style.backgroundImage.match(/^url\("?(.*?)"?\)$/)?.[1];
}
