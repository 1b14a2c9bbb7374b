import type { CSSProperties } from 'react';
import type { Picture as PictureData } from '#lib/content/model/picture';
import type { FrameRatio } from '#lib/media/picture/frame-ratios';
import { focusInFrame } from '#lib/media/picture/picture-frame';
import { pictureSources } from '#lib/media/picture/picture-sources';
import type { RenderingWidth } from '#lib/media/picture/renderings';
import { upToSmall } from './breakpoints';
import styles from './picture.module.css';

interface PictureProps {
  readonly picture: PictureData;
  /** The `sizes` attribute: the rendered width by viewport. */
  readonly sizes: string;
  /** The aspect ratio of the frame; the picture's own when absent. */
  readonly ratio?: FrameRatio | undefined;
  /** The aspect ratio on phones, whose frames are upright and which load only that part. */
  readonly narrowRatio?: FrameRatio | undefined;
  /** The largest width that it is ever needed in, in pixels; without it, that of large screens. */
  readonly widest?: RenderingWidth;
  /**
   * True for the picture of the first screen, which loads eagerly; others load lazily, most often before
   * they are in view.
   */
  readonly priority?: boolean;
  readonly className?: string | undefined;
}

/** How it is loaded. Attributes with their default values would be in the page twice. */
const atOnce = { fetchPriority: 'high' } as const;
const whenNear = { loading: 'lazy', decoding: 'async' } as const;

type Style = CSSProperties & Record<`--${string}`, string>;

/**
 * The largest width for phones, in pixels: more would not be visible, but cost time. At 880 pixels
 * the largest of the site's pictures stays below 120 KB, and the home page below 400 KB in total.
 */
const widestNarrow = 880;

/**
 * Renders a picture of the content: responsive sources, reserved room, and while it loads, a blurred
 * preview with `priority` and else a plain surface: each preview is several hundred bytes of the page that
 * cannot be compressed, in its policy, too.
 */
export function Picture({
  picture,
  sizes,
  ratio,
  narrowRatio,
  widest,
  priority = false,
  className = '',
}: PictureProps) {
  const { src, srcSet, width, height } = pictureSources(picture, ratio, widest);
  const image = (
    <img
      className={`${styles.picture} ${picture.cutOut ? '' : styles.opaque} ${className}`}
      src={src}
      {...(srcSet ? { srcSet, sizes } : {})}
      width={width}
      height={height}
      alt={picture.alt}
      {...(priority ? atOnce : whenNear)}
      style={{
        ...focusStyle(picture, ratio, narrowRatio),
        ...(priority ? previewStyle(picture, ratio) : {}),
      }}
    />
  );
  if (!narrowRatio) return image;
  const forNarrow = pictureSources(picture, narrowRatio, widestNarrow);
  return (
    <picture className={styles.sources}>
      <source
        media={upToSmall}
        srcSet={forNarrow.srcSet ?? forNarrow.src}
        sizes={sizes}
        width={forNarrow.width}
        height={forNarrow.height}
      />
      {image}
    </picture>
  );
}

/** The focal point by default (`object-position`). */
const CENTER = '50% 50%';

/** Returns the focal point as custom properties, without those that say what holds by default. */
function focusStyle(picture: PictureData, ratio?: FrameRatio, narrowRatio?: FrameRatio): Style {
  const wide = positionInFrame(picture, ratio);
  const narrow = narrowRatio ? positionInFrame(picture, narrowRatio) : wide;
  return {
    ...(wide === CENTER ? {} : { '--focal': wide }),
    ...(narrow === wide ? {} : { '--focal-narrow': narrow }),
  };
}

function positionInFrame(picture: PictureData, ratio?: FrameRatio): string {
  const { x, y } = focusInFrame(picture, ratio);
  return `${x}% ${y}%`;
}

/** Returns the preview as background; none behind transparent pictures. */
function previewStyle(picture: PictureData, ratio?: FrameRatio): Style {
  const { preview, cutOut } = picture;
  if (!preview || cutOut) return {};
  return { background: `url(${preview}) ${positionInFrame(picture, ratio)}/cover` };
}
