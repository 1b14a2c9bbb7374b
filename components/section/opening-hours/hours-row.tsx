import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { formatClock } from '#lib/time/format/clock';
import { formatTimes } from '#lib/time/format/date';
import type { OpenTimes } from '#lib/time/hours/venue-plan';

interface HoursRowProps {
  readonly times: OpenTimes | null;
  readonly withLastEntry: boolean;
  /** The day or days of the row. */
  readonly children: ReactNode;
}

/** Renders the cells of a row of opening hours. */
export function HoursRow({ times, withLastEntry, children }: HoursRowProps) {
  const t = useTranslations('hours');
  const locale = useLocale();
  return (
    <>
      <th scope="row">{children}</th>
      <td>{times ? formatTimes(times.opens, times.closes, locale) : t('closed')}</td>
      {withLastEntry ? (
        <td>{times?.lastEntry ? formatClock(times.lastEntry, locale) : null}</td>
      ) : null}
    </>
  );
}
