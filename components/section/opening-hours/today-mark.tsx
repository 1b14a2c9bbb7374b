import { useTranslations } from 'next-intl';
import { Recurring } from '#components/ui/timed';
import { pragueDay } from '#lib/time/prague';
import styles from './hours-table.module.css';

interface TodayMarkProps {
  /** The days (`YYYY-MM-DD`) on which the row is today's. */
  readonly dates: readonly string[];
}

/** Marks the row with today's hours as “today”. */
export function TodayMark({ dates }: TodayMarkProps) {
  const t = useTranslations('hours');
  if (dates.length === 0) return null;
  return (
    <Recurring as="span" spans={dates.map(pragueDay)} now={null} className={styles.mark}>
      {` ${t('todayMark')}`}
    </Recurring>
  );
}
