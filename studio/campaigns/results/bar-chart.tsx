import { Stack, Text } from '@sanity/ui';
import { formatDate } from '../../../lib/time/format/date.ts';
import type { Bar } from './bars-of.ts';

interface BarChartProps {
  readonly title: string;
  readonly bars: readonly Bar[];
}

const WIDTH = 620;
const HEIGHT = 90;
const GAP = 0.2;

/** A bar chart over a period; the table below it has the same numbers as text. */
export function BarChart({ title, bars }: BarChartProps) {
  const total = bars.reduce((sum, { count }) => sum + count, 0);
  const max = Math.max(1, ...bars.map(({ count }) => count));
  const step = WIDTH / bars.length;
  const [first, last] = [bars[0], bars.at(-1)];
  return (
    <Stack gap={2}>
      <Text size={1} weight="semibold">
        {title}: {total.toLocaleString('en')}
      </Text>
      <svg
        role="img"
        aria-label={`${title}: ${total} in total, at most ${max} in a bar`}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        style={{ width: '100%', maxWidth: WIDTH, height: 'auto', color: 'var(--card-fg-color)' }}
      >
        {bars.map(({ from, through, count }, index) => {
          const height = (count / max) * (HEIGHT - 1);
          return (
            <rect
              key={from}
              x={(index + GAP / 2) * step}
              y={HEIGHT - 1 - height}
              width={step * (1 - GAP)}
              height={height}
              fill="currentColor"
            >
              <title>{`${spanText(from, through)}: ${count}`}</title>
            </rect>
          );
        })}
        <path d={`M0 ${HEIGHT - 0.5}h${WIDTH}`} stroke="currentColor" />
      </svg>
      {first && last && (
        <Text size={0} muted>
          {spanText(first.from, last.through)}; highest bar {max.toLocaleString('en')}
        </Text>
      )}
    </Stack>
  );
}

function spanText(from: string, through: string): string {
  const [first, last] = [formatDate(from, 'en'), formatDate(through, 'en')];
  return from === through ? first : `${first} to ${last}`;
}
