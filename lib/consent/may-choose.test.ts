import { expect, test } from 'vitest';
import { mayChoose } from './may-choose.ts';

const from = (address: string) => new Headers({ 'x-client-address': address });
const noon = new Date('2026-05-04T12:00:00Z');

test('an address that chooses without end is stopped for ten minutes, and only that one', () => {
  const answers = Array.from({ length: 201 }, () => mayChoose(from('192.0.2.1'), noon));
  expect(answers.indexOf(false)).toBe(200);
  expect(mayChoose(from('192.0.2.2'), noon)).toBe(true);
  expect(mayChoose(from('192.0.2.1'), new Date('2026-05-04T12:10:00Z'))).toBe(true);
});
