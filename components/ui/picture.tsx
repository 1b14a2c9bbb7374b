import type { Picture as PictureData } from '#lib/content/picture';
import { pictureSources } from '#lib/picture/picture-sources';
import styles from './picture.module.css';

interface PictureProps {
  readonly picture: PictureData;
  /** The `sizes` attribute: how wide the picture is drawn at which viewport. */
  readonly sizes: string;
  /** Width divided by height of the frame; the picture's own when absent. */
  readonly ratio?: number;
  /** True for the picture that fills the first screen: loaded at once, others when near. */
  readonly priority?: boolean;
  readonly className?: string | undefined;
}

/** A picture of content: right size for the screen, its place kept, a blurred preview below. */
export function Picture({ picture, sizes, ratio, priority = false, className = '' }: PictureProps) {
  const { src, srcSet, width, height } = pictureSources(picture, ratio);
  return (
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
      decoding="async"
      style={picture.preview ? { backgroundImage: `url(${picture.preview})` } : undefined}
    />
  );
}
