import { describe, expect, it } from 'vitest';
import { isChunkFailure } from './chunk-failure.ts';

describe('isChunkFailure', () => {
  it.each([
    'Failed to load chunk /_next/static/chunks/1.js from module 2',
    'Loading chunk 7 failed.',
    'Failed to fetch dynamically imported module: https://beermuseum.example/x.js',
    'Importing a module script failed.',
  ])('recognizes: %s', (message) => {
    expect(isChunkFailure(new Error(message))).toBe(true);
  });

  it('leaves other failures, and what is no error, alone', () => {
    expect(isChunkFailure(new TypeError('x is undefined'))).toBe(false);
    expect(isChunkFailure('Failed to load chunk')).toBe(false);
  });
});
