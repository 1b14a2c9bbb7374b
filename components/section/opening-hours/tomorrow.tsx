import { useTranslations } from 'next-intl';
import { Timed } from '#components/ui/timed';
import { formatTimes } from '#lib/time/format/date';
import type { DayHours } from '#lib/time/hours/day-hours';
import { addDays, pragueInstant } from '#lib/time/prague';

/**
 * Renders the hours of tomorrow, relative to the time of viewing. `days` are consecutive. The note
 * on exceptional hours is in their own row; here only a closed day has it, to keep the line short.
 */
export function Tomorrow({ days }: { readonly days: readonly DayHours[] }) {
  const t = useTranslations('hours');
  const hours = ({ times, note }: DayHours) => {
    if (!times) return [t('closed'), note];
    const { opens, closes, lastEntry } = times;
    return [formatTimes(opens, closes), lastEntry ? t('dayEntry', { lastEntry }) : null];
  };
  return (
    <p>
      {days.slice(1).map((day) => (
        <Timed
          as="span"
          key={day.date}
          from={pragueInstant(addDays(day.date, -1))}
          until={pragueInstant(day.date)}
          now={null}
        >
          {t('tomorrow')} {hours(day).filter(Boolean).join(', ')}
        </Timed>
      ))}
    </p>
  );
}
