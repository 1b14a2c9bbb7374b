import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { serverSchema } from './server-schema.ts';

const root = join(import.meta.dirname, '../../..');

/** Where variables are read: what derives the settings, and the parts that read their own. */
const readers = [
  'lib/platform/env/form-env.ts',
  'lib/platform/env/server-env.ts',
  'content-service/env.ts',
  ...globSync('content/commands/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts')),
];

it('has no variable that nothing reads', () => {
  const code = readers.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
  const read = new Set(code.match(/\b[A-Z][A-Z0-9_]+\b/g));
  expect(Object.keys(serverSchema.shape).filter((name) => !read.has(name))).toEqual([]);
});
