import styles from './measure.module.css';

interface MeasureProps {
  /** How full the glass is by now: the section's number on its page, in decilitres. */
  readonly decilitres?: number | undefined;
  readonly children: string;
}

/** The etched fill line of a half-litre glass, which marks the sections of a page. */
export function Measure({ decilitres, children }: MeasureProps) {
  return (
    <p className={styles.measure}>
      {decilitres === undefined ? null : (
        <span className={styles.mark} aria-hidden="true">
          {decilitres} dl
        </span>
      )}
      <span>{children}</span>
    </p>
  );
}
