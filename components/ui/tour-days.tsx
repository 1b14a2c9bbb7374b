import { useTranslations } from 'next-intl';
import type { Locale } from '#lib/platform/i18n/locales';
import { onWeekdays } from '#lib/time/format/on-weekdays';
import { type Weekday, weekdays } from '#lib/time/weekdays';

interface TourDaysProps {
  readonly days: readonly Weekday[];
  readonly locale: Locale;
}

/** Renders weekdays as part of a sentence: daily; Friday to Sunday; Saturday and Sunday. */
export function TourDays({ days, locale }: TourDaysProps) {
  const t = useTranslations('tours');
  return weekdays.every((day) => days.includes(day)) ? t('daily') : onWeekdays(days, locale);
}
