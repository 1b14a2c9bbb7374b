import { Box, Flex, Select, TextInput } from '@sanity/ui';
import { readDate } from '../../../lib/content/parse/formats/read-date.ts';
import type { Period } from '../../../lib/tickets/campaign/campaign-count.ts';
import { pragueTime } from '../../../lib/time/prague.ts';
import { periodLengths, periodUntil } from './periods.ts';

interface PeriodChoiceProps {
  readonly period: Period;
  readonly onChange: (period: Period) => void;
}

/** The choice of a period: the last days, or from a date to another. */
export function PeriodChoice({ period, onChange }: PeriodChoiceProps) {
  const today = pragueTime(new Date()).date;
  const length = periodLengths.find((days) => periodUntil(today, days).from === period.from);
  const isUntilToday = period.through === today && length !== undefined;
  const change = (part: Partial<Period>) => {
    const next = { ...period, ...part };
    if (next.from <= next.through) onChange(next);
  };
  return (
    <Flex gap={3} wrap="wrap">
      <Box>
        <Select
          aria-label="Period"
          value={isUntilToday ? String(length) : ''}
          onChange={({ currentTarget: { value } }) => {
            if (value !== '') onChange(periodUntil(today, Number(value)));
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
          value={period[end]}
          max={today}
          onChange={({ currentTarget: { value } }) => {
            const date = readDate(value);
            if (date !== null) change({ [end]: date });
          }}
        />
      ))}
    </Flex>
  );
}
