import { useLocale, useTranslations } from 'next-intl';
import { Folded } from '#components/ui/folded';
import { SectionFrame } from '#components/ui/section-frame';
import type { SectionProps } from '../shared/section-props';
import { type Entry, TimelineEntry } from './timeline-entry';
import styles from './timeline-section.module.css';

/** The number of dates that phones show before the fold. */
const atFirst = 3;

/** Renders dates in order, along the scale of a glass that fills as the visitor scrolls. */
export function TimelineSection({ section, decilitres, lang }: SectionProps<'timelineSection'>) {
  const t = useTranslations('section');
  const locale = useLocale();
  const { tone, anchor, label, heading, intro, entries } = section;
  return (
    <SectionFrame tone={tone} anchor={anchor} label={label} decilitres={decilitres} lang={lang}>
      <div className={styles.grid}>
        <div className={styles.head}>
          {heading ? <h2>{heading}</h2> : null}
          {intro ? <p className={`lead ${styles.intro}`}>{intro}</p> : null}
        </div>
        <div className={styles.dates}>
          <Scale entries={(entries ?? []).slice(0, atFirst)} />
          {entries && entries.length > atFirst ? (
            <Folded summary={<span lang={locale}>{t('moreDates')}</span>}>
              <Scale entries={entries.slice(atFirst)} start={atFirst + 1} />
            </Folded>
          ) : null}
        </div>
      </div>
    </SectionFrame>
  );
}

function Scale({
  entries,
  start,
}: {
  readonly entries: readonly Entry[];
  readonly start?: number;
}) {
  return (
    <ol className={styles.scale} start={start}>
      {entries.map((entry) => (
        <TimelineEntry key={entry._key} entry={entry} />
      ))}
    </ol>
  );
}
