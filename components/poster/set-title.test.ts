import { expect, it } from 'vitest';
import { lineHeight, setTitle } from './set-title';

const room = { width: 1056, height: 320 };

it('sets a short title large and a long one smaller, in lines of similar length', () => {
  expect(setTitle('Museum', room)).toEqual({ size: 112, lines: [['Museum']] });
  const { size, lines } = setTitle('Eleven vaults, a brewhouse and a taproom', room);
  expect(size).toBeLessThan(112);
  expect(lines.map((line) => line.join(' '))).toEqual([
    'Eleven vaults,',
    'a brewhouse',
    'and a taproom',
  ]);
});

it.each([
  'Veranstaltungskoordination (m/w/d)',
  'Guide auf Deutsch und Englisch (m/w/d)',
  'Prima spillatura della lager della casa nella sala della birra',
])('stays within its room and breaks no word: %s', (title) => {
  const { size, lines } = setTitle(title, room);
  expect(lines.length * size * lineHeight).toBeLessThanOrEqual(room.height);
  expect(lines.flat().join(' ')).toBe(title);
});

it('does not break at a no-break space', () => {
  const { lines } = setTitle('Koncert v\u00a0ležáckém sklepě pod městem', room);
  expect(lines.flat()).toContain('v\u00a0ležáckém');
});

it('truncates a title that fits in no size', () => {
  const { size, lines } = setTitle('Sudhausstunde '.repeat(40), room);
  expect(lines.length * size * lineHeight).toBeLessThanOrEqual(room.height);
  expect(lines.at(-1)?.at(-1)).toBe('Sudhausstunde…');
});
