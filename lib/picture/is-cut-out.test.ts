import { describe, expect, it } from 'vitest';
import { isCutOut } from './is-cut-out.ts';

describe('isCutOut', () => {
  it.each([
    ['image-0f-800x600-jpg', false],
    ['image-0f-800x600-jpeg', false],
    ['image-0f-800x600-webp', true],
    ['image-0f-800x600-png', true],
    ['image-0f-800x600-svg', true],
  ])('%s: %s', (id, cutOut) => {
    expect(isCutOut({ id })).toBe(cutOut);
  });
});
