import { expect, test } from 'vitest';
import type { DatasetInfo } from '../store/dataset-state.ts';
import { encodePosition, startOf } from './log-position.ts';

const dataset: DatasetInfo = {
  name: 'production',
  aclMode: 'public',
  description: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  createdByUserId: 'system',
};

test('a stream resumes from the position of an id', () => {
  for (const position of [
    { sequence: 7, changes: 0 },
    { sequence: 6, changes: 3 },
  ]) {
    const id = encodePosition(dataset, position);
    expect(startOf(dataset, id, 7, 1)).toEqual({ position, id, kind: 'resumed' });
  }
});

test('a stream without an id starts at the end', () => {
  const position = { sequence: 7, changes: 0 };
  const id = encodePosition(dataset, position);
  expect(startOf(dataset, undefined, 7, 1)).toEqual({ position, id, kind: 'new' });
});

test.each([
  ['empty', ''],
  ['not a position', 'transaction#document'],
  ['after the end', encodePosition(dataset, { sequence: 1008, changes: 0 })],
  ['within a transaction after the end', encodePosition(dataset, { sequence: 1007, changes: 1 })],
  ['too long ago', encodePosition(dataset, { sequence: 6, changes: 0 })],
  [
    'of an earlier dataset of the same name',
    encodePosition({ ...dataset, createdAt: '2025-01-01T00:00:00Z' }, { sequence: 7, changes: 0 }),
  ],
])('a stream with an id that is %s starts at the end', (_name, id) => {
  const position = { sequence: 1007, changes: 0 };
  expect(startOf(dataset, id, 1007, 1000)).toMatchObject({ position, kind: 'lost' });
});
