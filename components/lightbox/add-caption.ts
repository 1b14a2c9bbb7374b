import type PhotoSwipe from 'photoswipe';
import styles from './lightbox.module.css';

/**
 * Writes below the picture what is said of it, in the language it is said in, and whose work it is,
 * in the language of the page.
 */
export function addCaption(lightbox: PhotoSwipe, links: readonly HTMLAnchorElement[]): void {
  lightbox.on('uiRegister', () => {
    lightbox.ui?.registerElement({
      name: 'caption',
      className: styles.caption,
      tagName: 'p',
      appendTo: 'root',
      onInit: (element) => {
        lightbox.on('change', () => {
          const link = links[lightbox.currIndex];
          const caption = line(link?.dataset.caption);
          caption.lang = link?.closest<HTMLElement>('[lang]')?.lang ?? '';
          const credit = line(link?.dataset.credit);
          credit.className = 'small';
          element.replaceChildren(caption, ' ', credit);
        });
      },
    });
  });
}

function line(words = ''): HTMLSpanElement {
  const element = document.createElement('span');
  element.textContent = words;
  return element;
}
