import { expect, test } from 'vitest';
import { describeSyntaxError } from './syntax-error.ts';

test.each([
  ['(person', "expected ')' following parenthesized expression", 0, 7],
  ['fn(person', "expected ')' following function arguments", 2, 9],
  ['[1,2', "expected ']' following array body", 0, 4],
  ['{a', "expected '}' following object body", 0, 2],
  ['*[_type == "event"', "expected ']' following expression", 1, 18],
  ['*[_type == "event"}', "expected ']' following expression", 1, 19],
  ['*[a && (b || c]', "expected ')' following parenthesized expression", 7, 15],
  ['*[_type == "event]', 'unexpected token "\\"event]", expected expression', 11, 18],
  ["*[_type == 'it\\'s]", 'unexpected token "\'it\\\\\'s]", expected expression', 11, 18],
  ['*[true] / ]', 'unexpected token "]", expected expression', 10, 11],
  ['*[@ > ]', 'unexpected token "]", expected expression', 6, 7],
  ['*[true] /', 'unexpected end-of-file, expected expression', 9, 9],
  ['*[_type == ', 'unexpected end-of-file, expected expression', 11, 11],
  ['', 'unexpected end-of-file, expected expression', 0, 0],
  ['// nothing', 'unexpected end-of-file, expected expression', 10, 10],
  ['*[true] extra', 'unable to parse entire expression', 8, 13],
  ['*[true]]', 'unable to parse entire expression', 7, 8],
])('%s', (query, description, start, end) => {
  expect(describeSyntaxError(query, 8)).toEqual({ description, start, end });
});

test('ignores brackets in strings and comments', () => {
  expect(describeSyntaxError('*["[(" == a] // {\n[', 0)).toMatchObject({ start: 18 });
});
