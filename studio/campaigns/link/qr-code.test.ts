import { expect, it } from 'vitest';
import { qrModules, svgFile } from './qr-code.ts';

const modules = qrModules('https://www.example.com/en/deals/winter?ref=hotel-u-tri');

it('a code has a quiet zone of four modules on each side', () => {
  const isLight = (line: readonly boolean[]) => !line.includes(true);
  const columns = modules.map((_, x) => modules.map((row) => row[x] === true));
  for (const lines of [modules, columns]) {
    expect([lines.slice(0, 4), lines.slice(-4)].flat().every(isLight)).toBe(true);
    // Three corners of a code have a dark frame, which is at all its edges.
    expect([lines[4], lines.at(-5)].some((line) => line && isLight(line))).toBe(false);
  }
});

it('the file for print is 5 cm wide, quiet zone included', async () => {
  const file = svgFile(modules);
  expect(file.type).toBe('image/svg+xml');
  const size = modules.length;
  expect(await file.text()).toContain(`width="50mm" height="50mm" viewBox="0 0 ${size} ${size}"`);
});
