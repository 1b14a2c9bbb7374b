import type { CSSProperties } from 'react';
import type { Picture as PictureData } from '#lib/content/picture';
import { focusInFrame } from '#lib/media/picture/picture-frame';
import { pictureSources } from '#lib/media/picture/picture-sources';
import styles from './picture.module.css';

interface PictureProps {
  readonly picture: PictureData;
  /** The `sizes` attribute: how wide the picture is rendered at which viewport. */
  readonly sizes: string;
  /** Width divided by height of the frame; the picture's own when absent. */
  readonly ratio?: number | undefined;
  /** The same on phones, which are spared what they do not show. */
  readonly narrowRatio?: number | undefined;
  /** True for the picture that fills the first screen: loaded at once, others when near. */
  readonly priority?: boolean;
  readonly className?: string | undefined;
}

type Style = CSSProperties & Record<`--${string}`, string>;

/**
 * Phones, whose frames stand upright; those of tablets lie. The same number stands in style sheets.
 */
const narrow = '(width <= 600px)';

/**
 * Wider is no gain that a phone would show, and costs it: at 880 pixels the largest of our pictures
 * stays below 120 KB, and the home page below 450 KB in all.
 */
const widestNarrow = 880;

/** A picture of content: right size for the screen, its place kept, a blurred preview below. */
export function Picture({
  picture,
  sizes,
  ratio,
  narrowRatio,
  priority = false,
  className = '',
}: PictureProps) {
  const { src, srcSet, width, height } = pictureSources(picture, ratio);
  const image = (
    <img
      className={`${styles.picture} ${className}`}
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      width={width}
      height={height}
      alt={picture.alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding={priority ? 'auto' : 'async'}
      style={pictureStyle(picture, ratio, narrowRatio)}
    />
  );
  if (!narrowRatio) return image;
  const forNarrow = pictureSources(picture, narrowRatio, widestNarrow);
  return (
    <picture className={styles.sources}>
      <source
        media={narrow}
        srcSet={forNarrow.srcSet}
        sizes={sizes}
        width={forNarrow.width}
        height={forNarrow.height}
      />
      {image}
    </picture>
  );
}

/**
 * Where the focal point is, and the preview; nothing behind pictures that show the page through.
 */
function pictureStyle(picture: PictureData, ratio?: number, narrowRatio?: number): Style {
  const focus = focusInFrame(picture, ratio);
  const style: Style = { '--focus': `${focus.x}% ${focus.y}%` };
  if (narrowRatio) {
    const { x, y } = focusInFrame(picture, narrowRatio);
    style['--focus-narrow'] = `${x}% ${y}%`;
  }
  if (picture.preview && !picture.cutOut) {
    style.backgroundImage = `url(${picture.preview})`;
  }
  return style;
}
