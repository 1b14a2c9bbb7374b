import type { ReactNode } from 'react';
import styles from './detail-columns.module.css';

interface DetailColumnsProps {
  /** The card at the side; before the text on narrow screens. */
  readonly aside: ReactNode;
  /** True where the page's head has a picture that the card may hang over. */
  readonly hanging: boolean;
  readonly children: ReactNode;
}

/** The text of a document's page, with a card that hangs over the seam and stays in view. */
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
