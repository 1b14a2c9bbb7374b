import { SectionFrame } from '#components/ui/section-frame';
import type { SectionProps } from '../section-props';
import { TimelineEntry } from './timeline-entry';
import styles from './timeline-section.module.css';

/** Renders dates in order, along the scale of a glass that fills as the visitor scrolls. */
export function TimelineSection({ section, decilitres, lang }: SectionProps<'timelineSection'>) {
  const { tone, anchor, label, heading, intro, entries } = section;
  return (
    <SectionFrame tone={tone} anchor={anchor} label={label} decilitres={decilitres} lang={lang}>
      <div className={styles.grid}>
        <div className={styles.head}>
          {heading ? <h2>{heading}</h2> : null}
          {intro ? <p className={`lead ${styles.intro}`}>{intro}</p> : null}
        </div>
        <ol className={styles.scale}>
          {(entries ?? []).map((entry) => (
            <TimelineEntry key={entry._key} entry={entry} />
          ))}
        </ol>
      </div>
    </SectionFrame>
  );
}
