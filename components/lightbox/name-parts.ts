import type PhotoSwipe from 'photoswipe';

/** What moves the page that lies behind, if nobody keeps it from doing so. */
const scrolling = [' ', 'PageUp', 'PageDown', 'Home', 'End'];

/**
 * Makes the lightbox a dialog for assistive technology: modal, called by `title`; whoever cannot
 * see that the picture has changed, or is not there, is told. PhotoSwipe's descriptions of roles
 * are in English whatever the page is in, so they go.
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
