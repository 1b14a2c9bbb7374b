import { Box, Button, Flex, Select, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import {
  type CampaignCount,
  campaignStages,
  type Period,
} from '../../../lib/tickets/campaign/campaign-count.ts';
import { pragueTime } from '../../../lib/time/prague.ts';
import { download } from '../shared/download.ts';
import { Notice } from '../shared/notice.tsx';
import { BarChart } from './bar-chart.tsx';
import { barsOf } from './bars-of.ts';
import { CountTable } from './count-table.tsx';
import { groupCounts, sortByArrivals } from './group-counts.ts';
import { type GroupingName, groupingNames, groupings } from './groupings.ts';
import { PeriodChoice } from './period-choice.tsx';
import { periodUntil } from './periods.ts';
import { stageTitles } from './stage-titles.ts';
import { toCsv } from './to-csv.ts';
import { useCounts } from './use-counts.ts';
import { useLinkNames } from './use-link-names.ts';

interface ResultsProps {
  /** Which counts are shown. */
  readonly isShown: (count: CampaignCount) => boolean;
}

/** The results of campaigns in a period: a chart, a table, and a file to download. */
export function Results({ isShown }: ResultsProps) {
  const [period, setPeriod] = useState<Period>(() => periodUntil(pragueTime(new Date()).date, 30));
  const [grouping, setGrouping] = useState<GroupingName>('codes');
  const loaded = useCounts(period);
  const counts = loaded.state === 'loaded' ? loaded.value.counts.filter(isShown) : [];
  const names = useLinkNames();
  const { heading, keyOf, labelOf, isByArrivals } = groupings[grouping];
  const groups = groupCounts(counts, keyOf);
  return (
    <Box padding={4} overflow="auto" height="fill">
      <Stack gap={5}>
        <Flex gap={3} wrap="wrap" align="flex-end">
          <PeriodChoice period={period} onChange={setPeriod} />
          <Box>
            <Select
              aria-label="Rows of the table"
              value={grouping}
              onChange={({ currentTarget: { value } }) => {
                const chosen = groupingNames.find((name) => name === value);
                if (chosen) setGrouping(chosen);
              }}
            >
              {groupingNames.map((name) => (
                <option key={name} value={name}>
                  {groupings[name].title}
                </option>
              ))}
            </Select>
          </Box>
          <Button
            mode="ghost"
            text="Export as CSV"
            disabled={counts.length === 0}
            onClick={() => {
              const file = new Blob([toCsv(counts)], { type: 'text/csv' });
              download(file, `campaigns-${period.from}-${period.through}.csv`);
            }}
          />
        </Flex>
        {loaded.state === 'failed' && <Notice tone="critical">{loaded.reason}</Notice>}
        {loaded.state === 'loading' && <Notice>Loading…</Notice>}
        {loaded.state === 'loaded' && !loaded.value.isComplete && (
          <Notice tone="caution">
            There is more in this period than is shown. Choose a shorter one.
          </Notice>
        )}
        {loaded.state === 'loaded' && counts.length === 0 && (
          <Notice>Nothing in this period.</Notice>
        )}
        {counts.length > 0 && (
          <>
            {campaignStages.map((stage) => (
              <BarChart
                key={stage}
                title={stageTitles[stage]}
                bars={barsOf(counts, stage, period)}
              />
            ))}
            <CountTable
              caption="Figures for the period"
              heading={heading}
              labelOf={({ first }) => labelOf(first, names)}
              groups={isByArrivals ? sortByArrivals(groups) : groups}
            />
          </>
        )}
        <Text size={1} muted>
          Days begin at midnight in Prague. Checkouts and orders are those that the ticket checkout
          reports; it has the exact numbers itself. Nothing is recorded about a visitor.
        </Text>
      </Stack>
    </Box>
  );
}
