import { ButtonLink } from '#components/ui/button-link';
import styles from './notice.module.css';

interface NoticeProps {
  readonly words: string;
  readonly href: string;
  readonly action: string;
  /** True for a notice that stands before the page's first section. */
  readonly aboveHero?: boolean;
}

/** A paper plate that says what is not to be had here, and what there is instead. */
export function Notice({ words, href, action, aboveHero = false }: NoticeProps) {
  return (
    // The header needs a ground of its own where a notice comes first.
    <div className={aboveHero ? styles.band : undefined} data-above-hero={aboveHero || undefined}>
      <div className={`on-light ${styles.plate}`} role="note">
        <p className={styles.words}>{words}</p>
        <ButtonLink href={href} variant="dark">
          {action}
        </ButtonLink>
      </div>
    </div>
  );
}
