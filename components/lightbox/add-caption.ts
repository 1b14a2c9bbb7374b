import type PhotoSwipe from 'photoswipe';
import { languageOf } from './gallery-link';
import styles from './lightbox.module.css';

/**
 * Adds the picture's caption, in the language of its content, and its credit, in the language of
 * the page, below the picture.
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
          caption.lang = languageOf(link);
          const credit = line(link?.dataset.credit);
          credit.className = 'small';
          element.replaceChildren(caption, ' ', credit);
        });
      },
    });
  });
}

function line(text = ''): HTMLSpanElement {
  const element = document.createElement('span');
  element.textContent = text;
  return element;
}
