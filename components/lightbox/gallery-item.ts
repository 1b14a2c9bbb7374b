import type { SlideData } from 'photoswipe';
import { languageOf } from './gallery-link';
import styles from './lightbox.module.css';

/**
 * Returns the slide for a gallery link, which leads to a picture or to a text card (specification,
 * section 3, gallery item). Until the picture has loaded, its placeholder is the thumbnail.
 */
export function galleryItem(link: HTMLAnchorElement): SlideData {
  if (link.dataset.pswpHtml !== undefined) {
    const html = `<div class="${styles.text}" lang="${languageOf(link)}">${link.innerHTML}</div>`;
    return { type: 'html', html };
  }
  const thumbnail = link.querySelector('img');
  return {
    type: 'image',
    // The element that the picture opens from and closes to; one in a closed `details` has no
    // position.
    ...(link.closest('details:not([open])') ? {} : { element: link }),
    src: link.href,
    srcset: thumbnail?.srcset,
    width: Number(link.dataset.pswpWidth),
    height: Number(link.dataset.pswpHeight),
    alt: thumbnail?.alt,
    msrc: thumbnail?.complete ? thumbnail.currentSrc : undefined,
    thumbCropped: true,
  };
}
