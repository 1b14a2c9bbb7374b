import type { Locale } from '#lib/platform/i18n/locales';
import styles from './measure.module.css';

interface MeasureProps {
  /** How full the glass is by now: the section's number on its page, in decilitres. */
  readonly decilitres?: number | undefined;
  /** The language of the words, where it is not that around them. */
  readonly lang?: Locale | undefined;
  readonly children: string;
}

/** The etched fill line of a half-litre glass, which marks the sections of a page. */
export function Measure({ decilitres, lang, children }: MeasureProps) {
  return (
    <p className={styles.measure}>
      {decilitres === undefined ? null : (
        <span className={styles.mark} aria-hidden="true">
          {decilitres} dl
        </span>
      )}
      <span lang={lang}>{children}</span>
    </p>
  );
}
