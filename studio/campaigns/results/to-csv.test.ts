import { expect, it } from 'vitest';
import type { CampaignCount } from '../../../lib/tickets/campaign/campaign-count.ts';
import { toCsv } from './to-csv.ts';

const count: CampaignCount = {
  day: '2026-11-25',
  stage: 'arrival',
  ref: 'hotel',
  dsc: null,
  locale: 'de',
  count: 12,
};

it('has a line for each count', () => {
  expect(toCsv([count, { ...count, stage: 'order', dsc: 'VAULT10', count: 1 }])).toBe(
    '\ufeffday,stage,ref,dsc,locale,count\r\n' +
      '2026-11-25,arrival,hotel,,de,12\r\n2026-11-25,order,hotel,VAULT10,de,1\r\n',
  );
});

it.each([
  ['-2+3', "'-2+3"],
  ['=cmd|x', "'=cmd|x"],
  ['@SUM(1)', "'@SUM(1)"],
  ['a,b', '"a,b"'],
  ['+"1"', '"\'+""1"""'],
  ['a\nb', '"a\nb"'],
])('a spreadsheet does not evaluate the code %j', (ref, written) => {
  const [, line = ''] = toCsv([{ ...count, ref }]).split('\r\n');
  expect(line).toBe(`2026-11-25,arrival,${written},,de,12`);
});
