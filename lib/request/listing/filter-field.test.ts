import { expect, it } from 'vitest';
import { filteredAddress, filterField } from './filter-field.ts';

const minutes = (chosen: number | null) =>
  filterField('duration', 'Duration', { offered: [45, 60], chosen }, (limit) => `${limit} min`);

it('returns values as in the address and as labels for visitors', () => {
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

it('builds the address of a filtered list, with the anchor of the list', () => {
  expect(filteredAddress('/en/experiences', [minutes(60)])).toBe(
    '/en/experiences?duration=60#list',
  );
  expect(filteredAddress('/en/experiences', [minutes(null)])).toBe('/en/experiences#list');
  expect(filteredAddress('/en/experiences', [minutes(60)], 2)).toBe(
    '/en/experiences?duration=60&page=2#list',
  );
});
