import type { ReactNode } from 'react';
import styles from './empty-cask.module.css';

interface EmptyCaskProps {
  /** The page's heading. */
  readonly heading: ReactNode;
  readonly words: string;
  /** Where to go from here. */
  readonly actions: ReactNode;
  readonly children?: ReactNode;
}

/** The ground of pages that have nothing to pour: green damask and the engraved cask. */
export function EmptyCask({ heading, words, actions, children }: EmptyCaskProps) {
  return (
    <section className={`tone-green ${styles.ground}`} data-hero="picture">
      <div className={`wrap ${styles.content}`}>
        <div className={styles.words}>
          <h1 className={styles.heading}>{heading}</h1>
          <p className="lead">{words}</p>
          <div className={styles.actions}>{actions}</div>
          {children}
        </div>
        <img
          className={styles.cask}
          src="/assets/engrave-cask-light.webp"
          width="720"
          height="658"
          // Every page carries the page for what is not found; it must not fetch its picture.
          loading="lazy"
          alt=""
        />
      </div>
    </section>
  );
}
