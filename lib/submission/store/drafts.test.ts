import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readDraft, saveDraft } from './drafts.ts';
import { openStore } from './store.ts';

const NOW = new Date('2026-05-04T10:00:00Z');

it('keeps an answer for half an hour', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'drafts-'));
  const store = await openStore({ engine: 'sqlite', file: join(folder, 'db') });
  const name = await saveDraft(store, { kept: true }, NOW);
  expect(await readDraft(store, name, new Date(NOW.getTime() + 29 * 60_000))).toBe('{"kept":true}');
  expect(await readDraft(store, name, new Date(NOW.getTime() + 31 * 60_000))).toBeNull();
  expect(await readDraft(store, 'made-up', NOW)).toBeNull();
  await store.close();
  rmSync(folder, { recursive: true });
});
