import { PictureLink } from '#components/ui/picture-link';
import type { Picture } from '#lib/content/picture';
import styles from './gallery-figures.module.css';

interface GalleryFiguresProps {
  readonly pictures: readonly Picture[];
  /** Begins the addresses of the pictures on their page. */
  readonly gallery: string;
}

/** Pictures in a grid of unequal frames; the caption is the figure's. */
export function GalleryFigures({ pictures, gallery }: GalleryFiguresProps) {
  return (
    <ul className={styles.figures}>
      {pictures.map((picture) => (
        <li key={picture.id} className={styles.item}>
          <figure className={styles.figure}>
            <PictureLink
              picture={picture}
              sizes="(width <= 820px) 92vw, 42vw"
              gallery={gallery}
              className={styles.link}
            />
            {picture.caption ? (
              <figcaption className={`small ${styles.caption}`}>{picture.caption}</figcaption>
            ) : null}
          </figure>
        </li>
      ))}
    </ul>
  );
}
