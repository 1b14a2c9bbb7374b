import type { ReactNode } from 'react';
import styles from './detail-columns.module.css';

interface DetailColumnsProps {
  /** The card at the side; above the text on narrow screens. */
  readonly aside: ReactNode;
  /** True where the page has a hero picture that the card may overlap. */
  readonly hanging: boolean;
  readonly children: ReactNode;
}

/** Renders the text of a document's page, with a card that overlaps the hero and stays in view. */
export function DetailColumns({ aside, hanging, children }: DetailColumnsProps) {
  return (
    <div className={`tone-paper ${styles.ground}`}>
      <div className={`wrap ${styles.columns}`}>
        <div className={`${styles.aside} ${hanging ? styles.hanging : ''}`}>{aside}</div>
        <div className={styles.text}>{children}</div>
      </div>
    </div>
  );
}
