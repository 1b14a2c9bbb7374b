import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { corpus } from './corpus.ts';
import { corpusTable } from './corpus-table.ts';

it('matches the table in docs/attachments.md', () => {
  const page = readFileSync(new URL('../../../../docs/attachments.md', import.meta.url), 'utf8');
  const rows = page.split('\n').filter((line) => line.startsWith('| `'));
  expect(rows.map((row) => `${row}\n`).join('')).toBe(corpusTable(corpus));
});
