import type { ReactNode } from 'react';
import styles from './empty-cask.module.css';

interface EmptyCaskProps {
  /** The page's heading. */
  readonly heading: ReactNode;
  readonly text: string;
  /** The links on from the page. */
  readonly actions: ReactNode;
  readonly children?: ReactNode;
}

/**
 * Renders a page with only a message, such as an error: heading, text and actions on green damask
 * with the engraved cask.
 */
export function EmptyCask({ heading, text, actions, children }: EmptyCaskProps) {
  return (
    <section className={`tone-green ${styles.ground}`} data-hero="picture">
      <div className={`wrap ${styles.content}`}>
        <div className={styles.text}>
          <h1 className={styles.heading}>{heading}</h1>
          <p className="lead">{text}</p>
          <div className={styles.actions}>{actions}</div>
          {children}
        </div>
        <img
          className={styles.cask}
          src="/assets/engrave-cask-light.webp"
          width="720"
          height="658"
          // Every page includes the not-found page; it must not load its picture.
          loading="lazy"
          alt=""
        />
      </div>
    </section>
  );
}
