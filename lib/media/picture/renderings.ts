import type { Region } from '../../content/model/usable-region.ts';

/**
 * The only widths in pixels in which pictures are rendered: a phone at 2x takes 750, a desktop hero
 * 1920; 880 is the widest offered to phones, 1200 the width that search engines request.
 */
export const renderingWidths = [360, 540, 750, 880, 1080, 1200, 1440, 1920, 2400] as const;
export type RenderingWidth = (typeof renderingWidths)[number];
export const maxRenderingWidth: RenderingWidth = 2400;

/**
 * The parameters of every rendering: in the best format for the client, never larger than its
 * master.
 */
export const renderingLook = { quality: 70, fit: 'max', auto: 'format' } as const;

/** A picture as served: a master, its cut (null for all of it), and its width. */
export interface Rendering {
  /** The id of the master's asset document. */
  readonly id: string;
  readonly cut: Region | null;
  /** Null for the unchanged file of the master. */
  readonly width: RenderingWidth | null;
}

/**
 * Returns the rendering width for a picture shown at `pixels`: the next one that is not narrower.
 */
export function renderingWidth(pixels: number): RenderingWidth {
  return renderingWidths.find((width) => width >= pixels) ?? maxRenderingWidth;
}
