import { readdir } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { rules } from './index.ts';

it('leaves no rule of this folder out', async () => {
  const files = await readdir(import.meta.dirname);
  const written = files.filter((file) => !file.endsWith('.test.ts') && file !== 'index.ts');
  expect(new Set(rules).size).toBe(written.length);
});
