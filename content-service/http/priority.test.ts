import { expect, test } from 'vitest';
import { isBackground } from './priority.ts';

test.each(['u=7', 'i, u=7', 'u=7,i', ' u=7 ;x'])('%j is background work', (header) => {
  expect(isBackground(header)).toBe(true);
});

test.each([undefined, '', 'u=6', 'i', 'u=70', 'xu=7'])('%j is not', (header) => {
  expect(isBackground(header)).toBe(false);
});
