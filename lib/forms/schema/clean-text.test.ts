import { afterEach, expect, it, vi } from 'vitest';
import { message, optionalLine } from './fields.ts';

afterEach(() => vi.restoreAllMocks());

/** Combining marks in an order that takes time in proportion to the square of their number to compose. */
const marks = (count: number) => '\u0301'.repeat(count) + '\u0316'.repeat(count);

it.each([
  ['a line', optionalLine(120)],
  ['a message', message],
])('%s of 64 KB of combining marks is refused without being composed', (_name, schema) => {
  const normalize = vi.spyOn(String.prototype, 'normalize');
  const { error } = schema.safeParse(`a${marks(16_384)}`);
  expect(error?.issues).toMatchObject([{ message: 'tooLong' }]);
  expect(normalize).not.toHaveBeenCalled();
});

it('a text in another form is composed before it is measured', () => {
  expect(optionalLine(7).parse('Dvořák'.normalize('NFD'))).toBe('Dvořák');
});
