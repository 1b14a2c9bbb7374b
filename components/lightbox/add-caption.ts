import type PhotoSwipe from 'photoswipe';
import styles from './lightbox.module.css';

/** Writes below the picture what is said of it, in the language it is said in. */
export function addCaption(lightbox: PhotoSwipe, links: readonly HTMLAnchorElement[]): void {
  lightbox.on('uiRegister', () => {
    lightbox.ui?.registerElement({
      name: 'caption',
      className: styles.caption,
      tagName: 'p',
      appendTo: 'root',
      onInit: (caption) => {
        lightbox.on('change', () => {
          const link = links[lightbox.currIndex];
          caption.textContent = link?.dataset.caption ?? '';
          caption.lang = link?.closest<HTMLElement>('[lang]')?.lang ?? '';
        });
      },
    });
  });
}
