import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { settingsTable } from './settings-table.ts';

const root = join(import.meta.dirname, '..', '..');
const read = (...path: readonly string[]) => readFileSync(join(root, ...path), 'utf8');

test('docs/operations.md has the table that npm run docs:settings writes', () => {
  expect(read('docs', 'operations.md')).toContain(`${settingsTable(read('.env.example'))}\n\n`);
});

test('variables that one comment describes share a row, with their defaults', () => {
  const example = [
    '# Copy to .env.',
    '',
    '# Port and host of',
    '# the service, or | none.',
    '# SERVICE_PORT=3333',
    '# SERVICE_HOST=',
    '# Used with SERVICE_PORT.',
    '# SERVICE_PATH=/',
    '',
  ].join('\n');
  expect(settingsTable(example).split('\n').slice(2)).toEqual([
    '| `SERVICE_PORT=3333`<br>`SERVICE_HOST` | Port and host of the service, or \\| none. |',
    '| `SERVICE_PATH=/` | Used with `SERVICE_PORT`. |',
  ]);
});
