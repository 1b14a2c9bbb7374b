/**
 * The aspect ratios (width / height) to which the site cuts pictures, around their focal point. Styles
 * may show only a part of a cut, in another ratio. The Studio previews a picture in each of these and
 * those that are fixed.
 */
export const frameRatios = {
  /** Cards, arches, and pictures at the top of a page on phones. */
  portrait: 4 / 5,
  /** The featured experience on phones. */
  tall: 5 / 8,
  /** The picture of a deal on phones. */
  square: 1,
  /** Pictures beside a text. */
  beside: 6 / 5,
  /** Lists and galleries. */
  landscape: 4 / 3,
  /** Calls to action. */
  panel: 16 / 10,
  /** Shared links, as networks and search engines show them. */
  shared: 1200 / 630,
  /** The featured experience. */
  wide: 2,
} as const;

export type FrameRatio = keyof typeof frameRatios;
