import { useLocale, useTranslations } from 'next-intl';
import { Recurring } from '#components/ui/timed';
import { formatClock } from '#lib/time/format/clock';
import { formatTimes } from '#lib/time/format/date';
import type { DayHours } from '#lib/time/hours/day-hours';
import { addDays, pragueInstant } from '#lib/time/prague';

/**
 * Renders the hours of tomorrow, relative to the time of viewing. `days` are consecutive. The note
 * on exceptional hours is in their own row; here only a closed day has it, to keep the line short.
 */
export function Tomorrow({ days }: { readonly days: readonly DayHours[] }) {
  const t = useTranslations('hours');
  const locale = useLocale();
  const hours = ({ times, note }: DayHours) => {
    if (!times) return [t('closed'), note];
    const { opens, closes, lastEntry } = times;
    return [
      formatTimes(opens, closes, locale),
      lastEntry ? t('dayEntry', { lastEntry: formatClock(lastEntry, locale) }) : null,
    ];
  };
  const byHours = Map.groupBy(days.slice(1), (day) => hours(day).filter(Boolean).join(', '));
  return (
    <p>
      {[...byHours].map(([text, sameDays]) => (
        <Recurring
          as="span"
          key={text}
          spans={sameDays.map(({ date }) => ({
            from: pragueInstant(addDays(date, -1)),
            until: pragueInstant(date),
          }))}
          now={null}
        >
          {t('tomorrow')} {text}
        </Recurring>
      ))}
    </p>
  );
}
