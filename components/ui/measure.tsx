import type { Locale } from '#lib/platform/i18n/locales';
import { langAttribute } from './lang-attribute';
import styles from './measure.module.css';

interface MeasureProps {
  /** The fill level: the section's number on its page, in decilitres. */
  readonly decilitres?: number | undefined;
  /** The language of the label, where it is not that of its surroundings. */
  readonly lang?: Locale | undefined;
  readonly children: string;
}

/** Renders the label of a section with the etched fill line of a half-litre glass. */
export function Measure({ decilitres, lang, children }: MeasureProps) {
  return (
    <p className={styles.measure}>
      {decilitres === undefined ? null : (
        <span className={styles.mark} aria-hidden="true">
          {decilitres} dl
        </span>
      )}
      <span {...langAttribute(lang)}>{children}</span>
    </p>
  );
}
