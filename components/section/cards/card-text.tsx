import { SectionActions } from '../section-actions';
import type { Card } from './card';
import styles from './card-text.module.css';

/**
 * Title, line and way on of a card. One link leads on and covers the whole card: the title where
 * the link has no words of its own.
 */
export function CardText({ card }: { readonly card: Card }) {
  const { title, text, link } = card;
  return (
    <>
      <h3 className={styles.title}>
        {link && !link.label ? (
          <a href={link.href} className={styles.link}>
            {title}
          </a>
        ) : (
          title
        )}
      </h3>
      {text ? <p className={styles.text}>{text}</p> : null}
      {link?.label ? (
        <div className={styles.action}>
          <SectionActions actions={[link]} first="arrow" />
        </div>
      ) : null}
    </>
  );
}
