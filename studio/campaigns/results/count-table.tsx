import { campaignStages } from '../../../lib/tickets/campaign/campaign-count.ts';
import type { CountGroup } from './group-counts.ts';
import { stageTitles } from './stage-titles.ts';

interface CountTableProps {
  readonly caption: string;
  /** The heading of the first column, which has the label of each group. */
  readonly heading: string;
  readonly labelOf: (group: CountGroup) => string;
  readonly groups: readonly CountGroup[];
}

const table = {
  maxWidth: 700,
  borderCollapse: 'collapse',
  fontSize: 13,
  color: 'var(--card-fg-color)',
} as const;
const cell = { padding: '6px 12px 6px 0', borderBottom: '1px solid var(--card-border-color)' };
const number = { ...cell, textAlign: 'right' } as const;
const text = { ...cell, textAlign: 'left', fontWeight: 'normal' } as const;

/** A table with the numbers of each stage, a row for each group. */
export function CountTable({ caption, heading, labelOf, groups }: CountTableProps) {
  return (
    <table style={table}>
      <caption style={{ textAlign: 'left', fontWeight: 600, paddingBottom: 8 }}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col" style={{ ...text, fontWeight: 600 }}>
            {heading}
          </th>
          {campaignStages.map((stage) => (
            <th key={stage} scope="col" style={{ ...number, fontWeight: 600 }}>
              {stageTitles[stage]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <tr key={group.key}>
            <th scope="row" style={text}>
              {labelOf(group)}
            </th>
            {campaignStages.map((stage) => (
              <td key={stage} style={number}>
                {group.totals[stage].toLocaleString('en')}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
