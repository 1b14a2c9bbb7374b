import { expect, it } from 'vitest';
import { qrSvg } from './qr-svg.ts';

it('draws dark modules of a row as one shape, on white', () => {
  const svg = qrSvg(
    [
      [false, false, false, false],
      [false, true, true, false],
      [true, false, true, false],
      [false, false, false, false],
    ],
    30,
  );
  expect(svg).toContain('width="30mm" height="30mm" viewBox="0 0 4 4"');
  expect(svg).toContain('<path fill="#fff" d="M0 0h4v4h-4z"/>');
  expect(svg).toContain('d="M1 1h2v1h-2zM0 2h1v1h-1zM2 2h1v1h-1z"');
});
