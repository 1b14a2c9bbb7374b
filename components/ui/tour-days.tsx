import { useTranslations } from 'next-intl';
import { formatList } from '#lib/platform/format/list';
import type { Locale } from '#lib/platform/i18n/locales';
import { weekdayName } from '#lib/time/format/weekday';
import { weekdayRuns } from '#lib/time/weekday-runs';
import { type Weekday, weekdays } from '#lib/time/weekdays';

interface TourDaysProps {
  readonly days: readonly Weekday[];
  readonly locale: Locale;
}

/** Renders weekdays as part of a sentence: daily; Friday to Sunday; Saturday and Sunday. */
export function TourDays({ days, locale }: TourDaysProps) {
  const t = useTranslations('tours');
  if (weekdays.every((day) => days.includes(day))) return t('daily');
  const runs = weekdayRuns(days).map((run) => {
    const [first, last] = [weekdayName(run.first, locale), weekdayName(run.last, locale)];
    return run.first === run.last ? first : t('range', { first, last });
  });
  return formatList(runs, locale);
}
