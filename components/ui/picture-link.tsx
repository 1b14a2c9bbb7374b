import { useTranslations } from 'next-intl';
import type { Picture as PictureData } from '#lib/content/picture';
import { largePicture } from '#lib/media/picture/picture-sources';
import { Picture } from './picture';
import styles from './picture-link.module.css';

interface PictureLinkProps {
  readonly picture: PictureData;
  /** The `sizes` of the thumbnail. */
  readonly sizes: string;
  /** Begins the address of the picture on its page: `#house-0f3a9c1b`. */
  readonly gallery: string;
  /** The language of the interface's words, where it is not that of what is around them. */
  readonly wordsLanguage?: string | undefined;
  readonly className?: string | undefined;
}

/** So much of a picture's fingerprint tells it from the others of a page. */
const fingerprintLength = 8;

/** The credit of what no camera took; any other is a name, and names are not translated. */
const illustration = 'illustration';

/**
 * A picture that leads to itself in full size; without a script as well. The lightbox reads here
 * what it shows: size, caption and credit from the link, the widths on offer from the thumbnail,
 * which is the whole picture and only cropped by its frame.
 */
export function PictureLink(props: PictureLinkProps) {
  const { picture, sizes, gallery, wordsLanguage, className = '' } = props;
  const t = useTranslations('lightbox');
  const { src, width, height } = largePicture(picture);
  const fingerprint = picture.id.replace('image-', '').slice(0, fingerprintLength);
  return (
    <a
      href={src}
      id={`${gallery}-${fingerprint}`}
      data-pswp-width={width}
      data-pswp-height={height}
      data-caption={picture.caption}
      data-credit={picture.credit === illustration ? t('illustration') : picture.credit}
      className={`${styles.link} ${className}`}
    >
      <Picture picture={picture} sizes={sizes} className={styles.picture} />
      <span className="visually-hidden" lang={wordsLanguage}>
        {t('enlarge')}
      </span>
    </a>
  );
}
