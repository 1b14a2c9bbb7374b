import styles from './section-head.module.css';

interface SectionHeadProps {
  readonly heading: string | null;
  readonly intro?: string | null;
}

/** The heading of a section, with its introduction low at the right. */
export function SectionHead({ heading, intro = null }: SectionHeadProps) {
  if (!heading && !intro) return null;
  return (
    <div className={styles.head}>
      {heading ? <h2 className={styles.heading}>{heading}</h2> : null}
      {intro ? <p className={`lead ${styles.intro}`}>{intro}</p> : null}
    </div>
  );
}
