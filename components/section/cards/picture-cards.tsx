import { Picture } from '#components/ui/picture';
import swipe from '#components/ui/swipe-row.module.css';
import { upToSmall } from '../../ui/breakpoints';
import type { CardsProps } from './card';
import { CardText } from './card-text';
import styles from './picture-cards.module.css';

/**
 * Renders three cards as arches, the middle one lower, and other numbers in rectangular frames; on
 * phones in a row that is swiped.
 */
export function PictureCards({ items, lang }: CardsProps) {
  const trio = items.length === 3;
  const columns = trio || items.length > 4 ? styles.three : styles.two;
  const ratio = trio ? 'portrait' : 'landscape';
  return (
    <ul className={`${styles.cards} ${columns} ${swipe.row}`}>
      {items.map((card) => (
        <li key={card._key} className={styles.card}>
          {card.picture ? (
            <div className={`${styles.frame} ${trio ? styles.arch : ''}`}>
              <Picture
                picture={card.picture}
                sizes={`${upToSmall} 70vw, ${columns === styles.two ? 46 : 31}vw`}
                ratio={ratio}
                className={styles.picture}
              />
            </div>
          ) : null}
          <CardText card={card} lang={lang} />
        </li>
      ))}
    </ul>
  );
}
