import { useTranslations } from 'next-intl';
import { Timed } from '#components/ui/timed';
import { formatTimes } from '#lib/time/format/date';
import type { DayHours } from '#lib/time/hours/day-hours';
import { addDays, pragueInstant } from '#lib/time/prague';

/**
 * The hours of the day after the one it is at the moment of viewing. `days` follow each other. Why
 * a day has hours of its own its row tells; here the line stays short.
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
