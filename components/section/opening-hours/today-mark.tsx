import { useTranslations } from 'next-intl';
import { Timed } from '#components/ui/timed';
import { endOfPragueDay, pragueInstant } from '#lib/time/prague';
import styles from './hours-table.module.css';

interface TodayMarkProps {
  /** The days (`YYYY-MM-DD`) on which the row is that of today. */
  readonly dates: readonly string[];
}

/** Says “today” in the row that holds today's hours, and makes it stand out. */
export function TodayMark({ dates }: TodayMarkProps) {
  const t = useTranslations('hours');
  return dates.map((date) => (
    <Timed
      as="span"
      key={date}
      from={pragueInstant(date)}
      until={endOfPragueDay(date)}
      now={null}
      className={styles.mark}
    >
      {t('todayMark')}
    </Timed>
  ));
}
