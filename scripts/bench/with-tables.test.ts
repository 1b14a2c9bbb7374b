import { expect, it } from 'vitest';
import { withTables } from './with-tables.ts';

const text =
  'a\n<!-- table: pages -->\nold\n<!-- end -->\nb\n<!-- table: other -->\nc\n<!-- end -->\n';

it('replaces a table between its marks, and nothing else', () => {
  expect(withTables(text, { pages: 'new' })).toBe(text.replace('old', 'new'));
});

it('replaces several tables, whatever they contain', () => {
  const other = '| 5 $ | $& |';
  expect(withTables(text, { other, pages: 'new' })).toBe(
    text.replace('old', 'new').replace('c\n', () => `${other}\n`),
  );
});

it('refuses a table for which there is no place', () => {
  expect(() => withTables('a', { pages: 'new' })).toThrow('pages');
});
