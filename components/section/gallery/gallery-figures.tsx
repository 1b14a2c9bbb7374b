import { useTranslations } from 'next-intl';
import { Picture } from '#components/ui/picture';
import type { Picture as PictureData } from '#lib/content/picture';
import { largePictureUrl } from '#lib/picture/picture-sources';
import styles from './gallery-figures.module.css';

/** Pictures in a grid of unequal frames. The link of each works without JavaScript. */
export function GalleryFigures({ pictures }: { readonly pictures: readonly PictureData[] }) {
  const t = useTranslations('section');
  return (
    <ul className={styles.figures}>
      {pictures.map((picture) => (
        <li key={picture.id} className={styles.item}>
          <figure className={styles.figure}>
            <a href={largePictureUrl(picture)} className={styles.link}>
              <Picture
                picture={picture}
                sizes="(width <= 820px) 92vw, 42vw"
                className={styles.picture}
              />
              <span className="visually-hidden">{t('enlarge')}</span>
            </a>
            {picture.caption ? (
              <figcaption className={`small ${styles.caption}`}>{picture.caption}</figcaption>
            ) : null}
          </figure>
        </li>
      ))}
    </ul>
  );
}
