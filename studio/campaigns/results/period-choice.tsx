import { Box, Flex, Select, TextInput } from '@sanity/ui';
import { useState } from 'react';
import { readDate } from '../../../lib/content/parse/formats/read-date.ts';
import type { Period } from '../../../lib/tickets/campaign/campaign-count.ts';
import { formatDate } from '../../../lib/time/format/date.ts';
import { pragueTime } from '../../../lib/time/prague.ts';
import { Notice } from '../shared/notice.tsx';
import { periodLengths, periodUntil } from './periods.ts';

interface PeriodChoiceProps {
  readonly period: Period;
  readonly onChange: (period: Period) => void;
}

/**
 * The choice of a period: the last days, or from one date to another. Shows a notice while the
 * entered dates are not a period.
 */
export function PeriodChoice({ period, onChange }: PeriodChoiceProps) {
  const [refused, setRefused] = useState<Period | null>(null);
  const shown = refused ?? period;
  const today = pragueTime(new Date()).date;
  const length = periodLengths.find((days) => periodUntil(today, days).from === shown.from);
  const isUntilToday = shown.through === today && length !== undefined;
  const choose = (next: Period) => {
    const isPeriod = next.from <= next.through;
    setRefused(isPeriod ? null : next);
    if (isPeriod) onChange(next);
  };
  return (
    <Flex gap={3} wrap="wrap">
      <Box>
        <Select
          aria-label="Period"
          value={isUntilToday ? String(length) : ''}
          onChange={({ currentTarget: { value } }) => {
            if (value !== '') choose(periodUntil(today, Number(value)));
          }}
        >
          <option value="">Other dates</option>
          {periodLengths.map((days) => (
            <option key={days} value={days}>
              Last {days} days
            </option>
          ))}
        </Select>
      </Box>
      {(['from', 'through'] as const).map((end) => (
        <TextInput
          key={end}
          type="date"
          aria-label={end === 'from' ? 'From' : 'Until'}
          value={shown[end]}
          max={today}
          onChange={({ currentTarget: { value } }) => {
            const date = readDate(value);
            if (date !== null) choose({ ...shown, [end]: date });
          }}
        />
      ))}
      {refused && (
        <Notice tone="critical">
          “Until” is before “From”: the results are still those from {formatDate(period.from, 'en')}{' '}
          to {formatDate(period.through, 'en')}.
        </Notice>
      )}
    </Flex>
  );
}
