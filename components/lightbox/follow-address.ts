import type PhotoSwipe from 'photoswipe';

/**
 * Keeps the URL at the current picture, so that it can be shared, and closes the lightbox when the
 * visitor goes back. Writes through the browser's history, where the router adds its own state to
 * every entry.
 */
export function followAddress(lightbox: PhotoSwipe, links: readonly HTMLAnchorElement[]): void {
  const current = () => `#${links[lightbox.currIndex]?.id}`;
  const indexAtAddress = () => links.findIndex(({ id }) => location.hash === `#${id}`);
  let isBackHere = false;

  const followVisitor = () => {
    const index = indexAtAddress();
    if (index >= 0) lightbox.goTo(index);
    else if (lightbox.opener.isOpen) lightbox.close();
    // The opening animation cannot be reversed once it has begun.
    else lightbox.on('openingAnimationEnd', () => lightbox.close());
  };

  lightbox.on('change', () => {
    if (location.hash === current()) return;
    if (indexAtAddress() >= 0) {
      history.replaceState(null, '', current());
    } else {
      history.pushState(null, '', current());
      isBackHere = true;
    }
  });
  lightbox.on('close', () => {
    if (indexAtAddress() < 0) return;
    if (isBackHere) history.back();
    else history.replaceState(null, '', location.pathname + location.search);
  });
  lightbox.on('beforeOpen', () => window.addEventListener('popstate', followVisitor));
  lightbox.on('destroy', () => window.removeEventListener('popstate', followVisitor));
}
