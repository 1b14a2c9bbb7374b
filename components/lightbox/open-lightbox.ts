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

/** Shows what `link` leads to, and with it the others of its gallery. */
export function openLightbox(link: HTMLAnchorElement): void {
  const gallery = link.closest<HTMLElement>('[data-gallery]');
  // While all this was loaded, the page may have become another.
  if (open || !gallery?.isConnected) return;
  // An address may name a picture that is still folded away.
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
  // The focus comes back to where it is now, and not every browser gives it to a clicked link.
  link.focus({ preventScroll: true });
  lightbox.init();
}
