import { useTranslations } from 'next-intl';
import type { Picture as PictureData } from '#lib/content/model/picture';
import { largePicture } from '#lib/media/picture/picture-sources';
import { Picture } from './picture';
import styles from './picture-link.module.css';

interface PictureLinkProps {
  readonly picture: PictureData;
  /** The `sizes` of the thumbnail. */
  readonly sizes: string;
  /** Prefix of the picture's id on its page: `#cellar-0f3a9c1b`. */
  readonly gallery: string;
  /** The language of the interface texts, where it is not that of their surroundings. */
  readonly labelsLanguage?: string | undefined;
  readonly className?: string | undefined;
}

/** This many characters of a picture's hash are unique on a page. */
const fingerprintLength = 8;

/** The credit of pictures that are not photographs; any other is a name and not translated. */
const illustration = 'illustration';

/**
 * Renders a picture that links to its full size, which works without scripts. The lightbox reads
 * its data from here: size, caption and credit from the link, the available widths from the
 * thumbnail, which is the whole picture and only cropped by its frame.
 */
export function PictureLink(props: PictureLinkProps) {
  const { picture, sizes, gallery, labelsLanguage, className = '' } = props;
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
      <span className="visually-hidden" lang={labelsLanguage}>
        {t('enlarge')}
      </span>
    </a>
  );
}
