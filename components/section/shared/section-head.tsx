import type { Locale } from '#lib/platform/i18n/locales';
import { langAttribute } from '../../ui/lang-attribute';
import styles from './section-head.module.css';

interface SectionHeadProps {
  readonly heading: string | null;
  readonly intro?: string | null;
  /** The language of both, where it is not the page's. */
  readonly lang?: Locale | undefined;
}

/** Renders the heading of a section, with its introduction low at the right. */
export function SectionHead({ heading, intro = null, lang }: SectionHeadProps) {
  if (!heading && !intro) return null;
  return (
    <div className={styles.head} {...langAttribute(lang)}>
      {heading ? <h2 className={styles.heading}>{heading}</h2> : null}
      {intro ? <p className={`lead ${styles.intro}`}>{intro}</p> : null}
    </div>
  );
}
