import { expect, it } from 'vitest';
import { onWeekdays } from './on-weekdays.ts';

it.each([
  ['en', 'Friday to Sunday', 'Saturday', 'Wednesday and Sunday'],
  ['cs', 'od pátku do neděle', 'v\u00a0sobotu', 've\u00a0středu a\u00a0v\u00a0neděli'],
  ['de', 'freitags bis sonntags', 'samstags', 'mittwochs und sonntags'],
  ['it', 'dal venerdì alla domenica', 'il sabato', 'il mercoledì e la domenica'],
] as const)('inflects weekdays in %s', (locale, range, one, two) => {
  expect(onWeekdays(['friday', 'saturday', 'sunday'], locale)).toBe(range);
  expect(onWeekdays(['saturday'], locale)).toBe(one);
  expect(onWeekdays(['wednesday', 'sunday'], locale)).toBe(two);
});

it('joins a day and a range', () => {
  expect(onWeekdays(['monday', 'friday', 'saturday', 'sunday'], 'cs')).toBe(
    'v\u00a0pondělí a\u00a0od pátku do neděle',
  );
});
