import { expect, it } from 'vitest';
import { qrPath } from './qr-path.ts';

it('draws dark modules of a row as one shape', () => {
  const path = qrPath([
    [false, true, true, false],
    [true, false, true, false],
  ]);
  expect(path).toBe('M1 0h2v1h-2zM0 1h1v1h-1zM2 1h1v1h-1z');
});
