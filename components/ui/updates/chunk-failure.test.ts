import { describe, expect, it } from 'vitest';
import { isChunkFailure } from './chunk-failure.ts';

describe('isChunkFailure', () => {
  it.each([
    'Failed to load chunk /_next/static/chunks/1.js from module 2',
    'Loading chunk 7 failed.',
    'Failed to fetch dynamically imported module: https://beermuseum.example/x.js',
    'Importing a module script failed.',
  ])('recognises: %s', (message) => {
    expect(isChunkFailure(new Error(message))).toBe(true);
  });

  it('ignores other errors and values that are not errors', () => {
    expect(isChunkFailure(new TypeError('x is undefined'))).toBe(false);
    expect(isChunkFailure('Failed to load chunk')).toBe(false);
  });
});
