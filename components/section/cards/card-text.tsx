import { NewWindowHint } from '#components/ui/new-window-hint';
import { contentLink } from '../../ui/link-attributes';
import { SectionActions } from '../shared/section-actions';
import type { Card, CardsProps } from './card';
import styles from './card-text.module.css';

interface CardTextProps extends Pick<CardsProps, 'lang'> {
  readonly card: Card;
}

/**
 * Renders the title, text and link of a card. A card has one link that covers it: the title where
 * the link has no label.
 */
export function CardText({ card, lang }: CardTextProps) {
  const { title, text, link } = card;
  return (
    <>
      <h3>
        {link && !link.label ? (
          <a className={styles.link} {...contentLink(link)}>
            {title}
            {link.openInNewWindow ? <NewWindowHint within={lang} /> : null}
          </a>
        ) : (
          title
        )}
      </h3>
      {text ? <p className={styles.text}>{text}</p> : null}
      {link?.label ? (
        <div className={styles.action}>
          <SectionActions actions={[link]} first="arrow" lang={lang} />
        </div>
      ) : null}
    </>
  );
}
