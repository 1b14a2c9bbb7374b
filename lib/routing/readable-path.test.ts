import { expect, test } from 'vitest';
import { readablePath } from './readable-path';

test('decodes escapes', () => {
  expect(readablePath('/it/caff%C3%A8')).toBe('/it/caffè');
});

test('leaves malformed escapes unchanged', () => {
  expect(readablePath('/en/%E0%A4%A')).toBe('/en/%E0%A4%A');
});

test('cuts long paths to 200 characters, between characters', () => {
  const shown = readablePath(`/en/${'🍺'.repeat(300)}`);
  expect([...shown]).toHaveLength(201);
  expect(shown.endsWith('🍺…')).toBe(true);
});
