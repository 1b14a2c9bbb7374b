import { PictureLink } from '#components/ui/picture-link';
import swipe from '#components/ui/swipe-row.module.css';
import { TextCardLink } from '#components/ui/text-card-link';
import type { Picture } from '#lib/content/model/picture';
import type { Locale } from '#lib/platform/i18n/locales';
import styles from './gallery-figures.module.css';
import type { GalleryItem } from './gallery-items';
import { tileSizes } from './tile-sizes';

interface GalleryFiguresProps {
  readonly items: readonly GalleryItem[];
  /** Prefix of the ids of the items on their page. */
  readonly gallery: string;
  /** The language of the interface texts, where it is not that of their surroundings. */
  readonly labelsLanguage: Locale | undefined;
}

/**
 * Renders pictures and text cards in a grid of unequal frames; on phones in a row that is swiped.
 */
export function GalleryFigures({ items, gallery, labelsLanguage }: GalleryFiguresProps) {
  return (
    <ul className={`${styles.figures} ${swipe.row}`}>
      {items.map((item, index) =>
        'id' in item ? (
          <li key={item.id} className={styles.item}>
            <PictureFigure
              picture={item}
              sizes={tileSizes(item, index, items.length)}
              gallery={gallery}
              labelsLanguage={labelsLanguage}
            />
          </li>
        ) : (
          <li key={item._key} className={styles.item}>
            <TextCardLink
              title={item.title ?? ''}
              text={item.text ?? ''}
              id={`${gallery}-${item._key}`}
              className={styles.textCard}
            />
          </li>
        ),
      )}
    </ul>
  );
}

interface PictureFigureProps extends Omit<GalleryFiguresProps, 'items'> {
  readonly picture: Picture;
  readonly sizes: string;
}

/** Renders a picture that links to its full size, with the caption. */
function PictureFigure({ picture, sizes, gallery, labelsLanguage }: PictureFigureProps) {
  return (
    <figure className={styles.figure}>
      <PictureLink
        picture={picture}
        sizes={sizes}
        gallery={gallery}
        labelsLanguage={labelsLanguage}
        className={styles.link}
      />
      {picture.caption ? (
        <figcaption className={`small ${styles.caption}`}>{picture.caption}</figcaption>
      ) : null}
    </figure>
  );
}
