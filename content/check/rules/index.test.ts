import { readdir } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { rules } from './index.ts';

it('includes every rule of this folder', async () => {
  const files = await readdir(import.meta.dirname);
  const written = files.filter((file) => !file.endsWith('.test.ts') && file !== 'index.ts');
  expect(new Set(rules).size).toBe(written.length);
});
