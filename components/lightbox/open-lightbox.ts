import 'photoswipe/style.css';
import PhotoSwipe from 'photoswipe';
import { addCaption } from './add-caption';
import { followAddress } from './follow-address';
import { galleryItem } from './gallery-item';
import { galleryLink } from './gallery-link';
import styles from './lightbox.module.css';
import { lightboxOptions } from './lightbox-options';
import { nameParts } from './name-parts';

let open: PhotoSwipe | null = null;

/** Opens the lightbox at `link`, with all items of its gallery. */
export function openLightbox(link: HTMLAnchorElement): void {
  const gallery = link.closest<HTMLElement>('[data-gallery]');
  // The visitor may have navigated away while the code was loading.
  if (open || !gallery?.isConnected) return;
  // The URL may refer to a picture in a closed `details`.
  const fold = link.closest('details');
  if (fold) fold.open = true;
  const links = [...gallery.querySelectorAll<HTMLAnchorElement>(galleryLink)];
  const lightbox = new PhotoSwipe({
    ...lightboxOptions(gallery.dataset),
    mainClass: styles.lightbox,
    dataSource: links.map(galleryItem),
    index: links.indexOf(link),
  });
  open = lightbox;
  lightbox.on('destroy', () => {
    open = null;
  });
  nameParts(lightbox, gallery.dataset.gallery);
  addCaption(lightbox, links);
  followAddress(lightbox, links);
  // PhotoSwipe returns the focus to the element that has it now, and not every browser focuses a
  // clicked link.
  link.focus({ preventScroll: true });
  lightbox.init();
}
