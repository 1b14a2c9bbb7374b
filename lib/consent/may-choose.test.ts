import { expect, test, vi } from 'vitest';
import { mayChoose } from './may-choose.ts';

// Counting in the database is tested with the database; here it is gone.
vi.mock('../submission/submission-store.ts', () => ({
  submissionStore: () => Promise.reject(new Error('gone')),
}));
vi.mock('../submission/form-secret.ts', () => ({ formSecret: () => 'a-secret' }));

const from = (address: string) => new Headers({ 'x-client-address': address });
const noon = new Date('2026-05-04T12:00:00Z');

test('an address that chooses without end is stopped for ten minutes, and only that one', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const answers: boolean[] = [];
  for (let count = 0; count < 201; count += 1) {
    answers.push(await mayChoose(from('192.0.2.1'), noon));
  }
  expect(answers.indexOf(false)).toBe(200);
  expect(await mayChoose(from('192.0.2.2'), noon)).toBe(true);
  expect(await mayChoose(from('192.0.2.1'), new Date('2026-05-04T12:10:00Z'))).toBe(true);
});
