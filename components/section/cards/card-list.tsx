import poured from '#components/ui/poured-row.module.css';
import swipe from '#components/ui/swipe-row.module.css';
import type { CardsProps } from './card';
import styles from './card-list.module.css';
import { CardText } from './card-text';

/** Renders cards without pictures as a list between hairlines; on phones in a row that is swiped. */
export function CardList({ items, lang }: CardsProps) {
  return (
    <ul className={`${styles.list} ${swipe.row}`}>
      {items.map((card) => (
        <li key={card._key} className={`${poured.row} ${styles.row}`}>
          <CardText card={card} lang={lang} />
        </li>
      ))}
    </ul>
  );
}
