import type { Region } from './picture-frame.ts';

/**
 * The widths in pixels that pictures are made in, and no others: a phone at 2x takes 750, a desktop
 * hero 1920; 880 is the widest that phones are offered, 1200 what search engines ask for.
 */
const renderingWidths = [360, 540, 750, 880, 1080, 1200, 1440, 1920, 2400] as const;
export type RenderingWidth = (typeof renderingWidths)[number];
export const greatestWidth: RenderingWidth = 2400;

/** How every picture is made: in the best format for the asker, never larger than its master. */
export const renderingLook = { quality: 70, fit: 'max', auto: 'format' } as const;

/** A picture as it is sent: a master, what is cut out of it (all of it for null), and how wide. */
export interface Rendering {
  /** The id of the master's asset document. */
  readonly id: string;
  readonly cut: Region | null;
  /** Null for the master itself, byte for byte. */
  readonly width: RenderingWidth | null;
}

/** The width that a picture shown at `pixels` is asked for in: the next that is not narrower. */
export function renderingWidth(pixels: number): RenderingWidth {
  return renderingWidths.find((width) => width >= pixels) ?? greatestWidth;
}
