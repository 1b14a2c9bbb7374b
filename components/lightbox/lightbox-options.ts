import type { PhotoSwipeOptions } from 'photoswipe';

type Labels = Readonly<Record<'close' | 'zoom' | 'previous' | 'next' | 'failed', string>>;

/** Returns an icon of thin strokes, in the brass style of the site. */
function icon(...paths: readonly string[]): string {
  const lines = paths.map((path) => `<path d="${path}"/>`).join('');
  return `<svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">${lines}</svg>`;
}

/**
 * Returns the options of the lightbox: the constants of the specification, section 9, in
 * milliseconds, pixels and shares of the screen. Two of them are built into PhotoSwipe and not
 * options: arrow keys pan by 80 pixels, and at least 5 pictures stay loaded. PhotoSwipe skips
 * animations for reduced motion.
 */
export function lightboxOptions(labels: Partial<Labels>): PhotoSwipeOptions {
  const { close, zoom, previous, next, failed } = labels;
  return {
    showAnimationDuration: 333,
    hideAnimationDuration: 333,
    zoomAnimationDuration: 333,
    spacing: 0.1,
    bgOpacity: 0.8,
    padding: { top: 64, bottom: 64, left: 0, right: 0 },
    preload: [1, 2],
    preloaderDelay: 2000,
    maxWidthToAnimate: 4000,
    secondaryZoomLevel: ({ fit }) => Math.min(1, 3 * fit),
    maxZoomLevel: ({ fit }) => Math.max(1, 4 * fit),
    indexIndicatorSep: ' / ',
    closeTitle: close,
    zoomTitle: zoom,
    arrowPrevTitle: previous,
    arrowNextTitle: next,
    errorMsg: failed,
    closeSVG: icon('M8 8l16 16M24 8 8 24'),
    zoomSVG: icon('M14 7a7 7 0 1 0 0 14 7 7 0 0 0 0-14zm5 12 6 6M11 14h6', 'M14 11v6'),
    arrowPrevSVG: icon('M20 5 9 16l11 11'),
    arrowNextSVG: icon('m12 5 11 11-11 11'),
  };
}
