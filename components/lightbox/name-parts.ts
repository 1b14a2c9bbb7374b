import type PhotoSwipe from 'photoswipe';

/** Keys that scroll the page behind the lightbox unless that is prevented. */
const scrolling = [' ', 'PageUp', 'PageDown', 'Home', 'End'];

/**
 * Makes the lightbox accessible as a modal dialog labelled by `title`; the counter and load errors
 * are announced. Removes PhotoSwipe's role descriptions, which are in English on every page.
 */
export function nameParts(lightbox: PhotoSwipe, title = ''): void {
  lightbox.addFilter('uiElement', (element, { name }) => {
    if (name === 'counter') element.setAttribute('role', 'status');
    return element;
  });
  lightbox.addFilter('contentErrorElement', (message) => {
    message.setAttribute('role', 'alert');
    return message;
  });
  lightbox.on('firstUpdate', () => {
    lightbox.element?.setAttribute('aria-modal', 'true');
    lightbox.element?.setAttribute('aria-label', title);
    for (const part of lightbox.element?.querySelectorAll('[aria-roledescription]') ?? []) {
      part.removeAttribute('aria-roledescription');
    }
  });
  lightbox.on('keydown', ({ originalEvent }) => {
    const onButton = originalEvent.target instanceof HTMLButtonElement;
    if (scrolling.includes(originalEvent.key) && !onButton) originalEvent.preventDefault();
  });
}
