import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Picture } from '#components/ui/picture';
import type { Picture as PictureData } from '#lib/content/picture';
import { largePicture } from '#lib/picture/picture-sources';
import styles from './gallery-figures.module.css';

/**
 * Pictures in a grid of unequal frames. The link of each works without JavaScript, and carries the
 * size of what it leads to under the names that PhotoSwipe reads; the caption is the figure's.
 */
export function GalleryFigures({ pictures }: { readonly pictures: readonly PictureData[] }) {
  const t = useTranslations('section');
  return (
    <ul className={styles.figures}>
      {pictures.map((picture) => (
        <li key={picture.id} className={styles.item}>
          <figure className={styles.figure}>
            <LargePictureLink picture={picture}>
              <Picture
                picture={picture}
                sizes="(width <= 820px) 92vw, 42vw"
                className={styles.picture}
              />
              <span className="visually-hidden">{t('enlarge')}</span>
            </LargePictureLink>
            {picture.caption ? (
              <figcaption className={`small ${styles.caption}`}>{picture.caption}</figcaption>
            ) : null}
          </figure>
        </li>
      ))}
    </ul>
  );
}

interface LargePictureLinkProps {
  readonly picture: PictureData;
  readonly children: ReactNode;
}

function LargePictureLink({ picture, children }: LargePictureLinkProps) {
  const { src, width, height } = largePicture(picture);
  return (
    <a href={src} data-pswp-width={width} data-pswp-height={height} className={styles.link}>
      {children}
    </a>
  );
}
