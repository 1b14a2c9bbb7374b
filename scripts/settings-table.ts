import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingsTable } from './check/settings-table.ts';

// npm run docs:settings: writes the table of settings in docs/operations.md from .env.example.

const root = join(import.meta.dirname, '..');
const file = join(root, 'docs', 'operations.md');
const table = settingsTable(readFileSync(join(root, '.env.example'), 'utf8'));
const written = readFileSync(file, 'utf8').replace(
  /^\| variable \| \|\n(?:\|.*\n)+/m,
  () => `${table}\n`,
);
writeFileSync(file, written);
