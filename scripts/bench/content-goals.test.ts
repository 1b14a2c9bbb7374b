import { expect, test } from 'vitest';
import { compareWithGoal, type Figures, ROWS } from './content-goals.ts';

const speed = (perSecond: number): Figures => ({ perSecond, medianMs: 1, slowMs: 1 });

test.each([
  [ROWS.byId, speed(500), true, '500 per second'],
  [ROWS.byId, speed(499), false, '500 per second – missed'],
  [ROWS.afterWrite, { perSecond: 1, medianMs: 50, slowMs: 900 }, true, 'median 50 ms'],
  [ROWS.afterHeavy, { perSecond: 900, medianMs: 1, slowMs: 201 }, false, '95 % 200 ms – missed'],
  [ROWS.memory, { megabytes: 600 }, true, '600 MB'],
  [ROWS.memory, {}, false, '600 MB – missed'],
  ['count without an index', speed(1), true, ''],
])('%s with %j reaches its goal: %s', (row, figures, isReached, text) => {
  expect(compareWithGoal(row, figures)).toEqual({ text, isReached });
});
