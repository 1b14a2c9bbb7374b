import { expect, it } from 'vitest';
import { filteredAddress, filterField } from './filter-field.ts';

const minutes = (chosen: number | null) =>
  filterField('duration', 'Duration', { offered: [45, 60], chosen }, (limit) => `${limit} min`);

it('says values as the address has them and as visitors read them', () => {
  expect(minutes(60)).toEqual({
    name: 'duration',
    label: 'Duration',
    options: [
      { value: '45', label: '45 min' },
      { value: '60', label: '60 min' },
    ],
    chosen: { value: '60', label: '60 min' },
  });
});

it('writes the address of a list as it is chosen, at the place where it begins', () => {
  expect(filteredAddress('/en/experiences', [minutes(60)], {})).toBe(
    '/en/experiences?duration=60#list',
  );
  expect(filteredAddress('/en/experiences', [minutes(null)], {})).toBe('/en/experiences#list');
  expect(filteredAddress('/en/experiences', [minutes(60)], { ref: 'hotel', dsc: 'VAULT10' })).toBe(
    '/en/experiences?duration=60&ref=hotel&dsc=VAULT10#list',
  );
});
